"""The paper's numbers and this project's goals, beside what was found (COGNITION, section 9)."""

from dataclasses import dataclass

from game.study.intervals import Estimate


@dataclass(frozen=True, slots=True)
class Row:
    """One measure: what the paper reports, as a number to compare with and in words, and what is aimed at here."""

    key: str
    words: str
    paper: float | None = None
    said: str = ""
    least: float | None = None
    most: float | None = None


ROWS = (
    Row("candidacy_known", "know of the candidacy", 8, "1 → 8 of 25", least=8),
    Row("party_known", "know of the party", 13, "1 → 13 of 25", least=13),
    Row("unsupported_claims", "claims not supported by memory", 6, "6 of 453", most=0),
    Row("missed_claims", "denied though a memory holds it"),
    Row("density_start", "network density at the start", 0.167, "0.167", most=0.25),
    Row("density_end", "network density at the end", 0.74, "0.74", least=0.74),
    Row("invited", "invited to the party", 12, "12", least=12),
    Row("accepted", "accepted", None, "9 of 12 did not decline"),
    Row("attended", "came, on time and in place, with a plan", 5, "5 (in one run)", least=5),
    Row("accepted_absent_unexplained", "accepted, absent, and no reason stated", 4, "4", most=0),
    Row("reflections_per_person_day", "sittings of reflection a person a day", 2.5, "2 to 3", least=2, most=3),
    Row("secrets_at_object", "secrets that reached whom they are about", most=0),
    Row("told_twice", "the same news told twice to the same person", most=0),
    Row("repeated_insights", "conclusions repeated word for word", most=0),
    Row("insights_without_evidence", "conclusions without older evidence", most=0),
    Row("norm_violations", "stays against a norm", most=0),
    Row("norm_attempts_per_person_day", "set out for a closed, full or private place, a person a day", most=1),
    Row("max_refused_minutes", "longest with nothing to do after a refusal, minutes", most=5),
    Row("max_idle_minutes", "longest idle stretch, minutes", most=30),
    Row("max_conversation_lines", "longest talk, lines", None, "endless goodbyes", most=12),
    Row("near_duplicate_share", "near-duplicate lines, share", most=0.05),
    Row("talks_begun_again", "talks begun again within half an hour", most=0),
    Row("questions_per_person_day", "questions a person a day", 1500, "about 1,500 (their code)", most=100),
)
BELIEVABILITY = {
    "full": 29.89,
    "no reflection": 26.88,
    "no reflection or planning": 25.64,
    "nothing": 21.21,
}
"""TrueSkill mu of the four conditions, as people ranked their answers [paper, section 6.5]."""


def read_against(row: Row, found: Estimate) -> str:
    """How a number stands to the paper's, in words; empty where the paper has none."""
    if row.paper is None:
        return ""
    if found.low <= row.paper <= found.high:
        return "as in the paper"
    return "more than in the paper" if found.mean > row.paper else "less than in the paper"


def goal(row: Row) -> str:
    """What is aimed at, in words."""
    least = f"at least {row.least:g}" if row.least is not None else ""
    most = "none" if row.most == 0 else f"at most {row.most:g}" if row.most is not None else ""
    return " and ".join(filter(None, (least, most)))


def met(row: Row, found: Estimate) -> str:
    """Whether the mean reaches the goal; empty where there is none."""
    if row.least is None and row.most is None:
        return ""
    low = row.least if row.least is not None else found.mean
    high = row.most if row.most is not None else found.mean
    return "met" if low <= found.mean <= high else "missed"
