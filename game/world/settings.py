"""All tuning numbers of the world in one place, each with its unit and its source."""

from dataclasses import dataclass

from game.world.clock import HOUR, MINUTE


@dataclass(frozen=True, slots=True)
class Settings:
    """How the world runs. Numbers marked [paper] are from Park et al., 2023; [ours] were chosen by playing."""

    sight: int = 8
    """Tiles within which people and things are perceived [COGNITION 1]."""
    attention: int = 8
    """The nearest pieces of news a tick that are taken in [COGNITION 1]."""
    earshot: int = 2
    """Tiles within which a line may be overheard [COGNITION 1]."""
    overhear: float = 0.25
    """Chance that a line within earshot is overheard [ours]."""
    meet_again: int = 30 * MINUTE
    """Ticks out of sight after which somebody seen again counts as met [ours]."""
    ask_again: int = 50 * MINUTE
    """Ticks after which one somebody stays beside is asked about again [ours]."""
    look_again: int = 15 * MINUTE
    """Ticks within which a new act of the same person is not stored as news [ours]."""
    pair_rest: int = 60 * MINUTE
    """Ticks before the same two may start another talk [ours; COGNITION 6 asks for a cool-down]."""
    talk_rest: int = 12 * MINUTE
    """Ticks before somebody who has just talked may start another talk [ours]."""
    line_ticks: int = MINUTE
    """Ticks that a line takes to say [ours]."""
    most_lines: int = 10
    """Lines after which a talk must end [ours; below the 12 of the tests]."""
    talk_walk: int = 10
    """Tiles that somebody walks to speak to a person in sight [ours]."""
    worth_hearing: int = 6
    """Words from which a line is more than a greeting, and may be remembered when overheard [ours]."""
    silence: int = 10 * MINUTE
    """Ticks without a line after which a talk is over [ours]."""
    reflect_at: int = 150
    """Importance that has to pile up for a sitting of reflection [paper, section 4.2]."""
    rate_every: int = 6 * HOUR
    """Ticks between second ratings of a person's new memories [ours]."""
    describe_every: int = 6 * HOUR
    """Ticks for which a summary description is kept at the least [ours; the paper: at intervals]."""
    patience: int = 2
    """Ticks to wait for somebody standing in the way before walking around them [ours]."""
    plan_lead: int = 1
    """Ticks before the end of the last action at which the next ones are asked for [ours]."""
    answer_within: int = 1
    """Ticks until an answer is due: a rule's answer falls due on the next tick [DESIGN]."""
    baffled_for: int = 5 * MINUTE
    """Ticks before a plan that could not be made is asked for again [ours]."""
    paths_a_tick: int = 8
    """Paths found in one tick; the rest wait for the next, so that no frame drops [DESIGN]."""
