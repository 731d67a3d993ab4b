"""From a thought to the command that answers it: one module an act of mind."""

from game.mind.converse import after_talk, speak
from game.mind.decompose import next_actions
from game.mind.describe import describe
from game.mind.heed import heed
from game.mind.plan import plan_day
from game.mind.questions import Mind
from game.mind.rate import rate
from game.mind.react import react
from game.mind.recall import Recall
from game.mind.reflect import reflect
from game.world import thoughts as t
from game.world.commands import Answer


def think(thought: t.Thought, mind: Mind, recall: Recall) -> Answer:
    """The command that a thought comes to. Raises `MindError` if the mind has no answer."""
    match thought.facts:
        case t.PlanDay():
            return plan_day(thought, mind, recall)
        case t.NextActions() as facts:
            return next_actions(thought, facts, mind, recall)
        case t.React() as facts:
            return react(thought, facts, mind, recall)
        case t.HearVoice() as facts:
            return heed(thought, facts, mind, recall)
        case t.NextLine() as facts:
            return speak(thought, facts, mind, recall)
        case t.AfterTalk() as facts:
            return after_talk(thought, facts, mind, recall)
        case t.Reflect():
            return reflect(thought, mind, recall)
        case t.Describe():
            return describe(thought, mind, recall)
        case t.Rate() as facts:
            return rate(thought, facts, mind)
