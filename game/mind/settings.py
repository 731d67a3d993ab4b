"""The numbers of the acts of mind: how much each takes in, and how a sitting of reflection goes.

They stand in `RecallSettings.acts`, since every act remembers with a `Recall`. What the world runs on, the threshold
of reflection too, is in `game/world/settings.py`.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ActSettings:
    """Counts are memories unless said otherwise. [paper] is Park et al., 2023; [ours] was chosen by playing."""

    reflect_latest: int = 100
    """That a sitting looks back on [paper, section 4.2]."""
    reflect_questions: int = 3
    """Questions that a sitting asks [paper, section 4.2]."""
    reflect_insights: int = 5
    """Insights that a question may give [paper, section 4.2]."""
    reflect_most: int = 5
    """Insights that a whole sitting keeps: the best, not all of them [ours; the paper: 15]."""
    reflect_recalled: int = 40
    """That a question is answered from [ours]."""
    reflect_standing: int = 40
    """Latest conclusions that a new one is held against, so that it says something else [ours]."""
    reflect_against: int = 12
    """That are looked at as evidence against a new conclusion [ours]."""
    reflect_least: float = 0.25
    """Confidence below which a conclusion is not drawn, and one that stands no longer does [ours]."""
    reflect_core: float = 5.0
    """Weight of what one saw and did oneself that it takes against one's own biography [ours]."""
    plan_routine: int = 20
    """About routine and projects that a day is planned from [ours]."""
    plan_due: int = 40
    """That are searched for what is due on the day [ours]."""
    plan_actions: int = 10
    """That a stretch of the plan is cut into actions with [ours]."""
    react_relation: int = 8
    """About the relationship with whom one sees [ours]."""
    react_act: int = 6
    """About what they are doing [ours]."""
    talk_between: int = 80
    """Of earlier talks with the other; generous, so that nothing is told twice [ours]."""
    talk_relation: int = 8
    """About the relationship with the other [ours]."""
    talk_last_line: int = 8
    """That the last line brings to mind [ours]."""
    talk_topic: int = 6
    """About what is spoken of [ours]."""
    talk_news: int = 12
    """Of what others told of late [ours]."""
    talk_deeds: int = 12
    """Of what one did in the last hours [ours]."""
    talk_digest: int = 10
    """That a talk is gone over with [ours]."""
    voice_recalled: int = 12
    """That an inner voice is weighed with [ours]."""
    summary_recalled: int = 12
    """That each part of the summary description is made of [ours]."""
