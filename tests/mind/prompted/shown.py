"""Answers in one short line of text, as the corpus of broken replies writes them."""

from typing import Any

from game.mind import questions as q


def shown(answer: Any) -> str:
    """One line for any answer."""
    match answer:
        case str():
            return answer
        case q.SpokenLine():
            return answer.text + (" [done]" if answer.done else "")
        case q.Reaction():
            return _reaction(answer)
        case q.Digest():
            return _digest(answer)
        case tuple():
            return "; ".join(_item(item) for item in answer)
        case _:
            return str(answer)


def _item(item: Any) -> str:
    match item:
        case q.Chunk():
            return f"{item.start:%d %H:%M} {item.minutes} {item.what}" + (f" @ {item.where}" if item.where else "")
        case q.Part():
            placed = f" @ {item.where}" + (f" = {item.state}" if item.state else "") if item.where else ""
            return " ".join(filter(None, (str(item.minutes), item.emoji, item.what))) + placed
        case q.Placed():
            return (item.where or "-") + (f" = {item.state}" if item.state else "")
        case q.Insight():
            revised = f" revises {item.revises}" if item.revises >= 0 else ""
            return f"{item.text} {list(item.because)} {item.confidence}{revised}"
        case _:
            return str(item)


def _reaction(answer: q.Reaction) -> str:
    words = [answer.kind, answer.what and f"<{answer.what}>", f"{answer.minutes} min" if answer.minutes else ""]
    words += [answer.emoji, f"from {answer.start:%d %H:%M}" if answer.start else "", "mends" if answer.mends else ""]
    words += [f"fetch {answer.fetch}" if answer.fetch else "", f"because {answer.because}" if answer.because else ""]
    return " ".join(filter(None, words))


def _digest(answer: q.Digest) -> str:
    learned = ", ".join(f"{item.text} ({item.importance})" for item in answer.learned)
    promised = ", ".join(f"{p.words} {p.start:%d %b %H:%M} {p.minutes} min @ {p.where}" for p in answer.promised)
    told = ", ".join(answer.told)
    parts = {"learned": learned, "told": told, "promised": promised, "feeling": answer.feeling}
    words = [answer.summary, *(f"{name}: {text}" for name, text in parts.items() if text)]
    return " | ".join([*words, str(answer.closeness)])
