"""An analysis as one HTML page without scripts: the curve of the win chance as SVG, and all tables."""

from html import escape
from typing import Final

from mousquetaires.analysis.report import Analysis
from mousquetaires.i18n import Texts

from .analysis_rows import Row, headline, near_miss_text, reason_texts
from .analysis_tables import COLUMNS, table_rows

WIDTH: Final = 1000
HEIGHT: Final = 300
LEFT: Final = 60
STYLE: Final = """
body { font: 17px/1.5 Georgia, serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem; color: #2b2118;
  background: #fbf5e6; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { padding: .3rem .8rem; text-align: left;
  border-bottom: 1px solid #d8c8a4; vertical-align: top; } .number { text-align: right; white-space: nowrap; }
svg { width: 100%; height: auto; } svg text { font: 13px Georgia, serif; fill: #5b4a36; }
.line { fill: none; stroke: #8e1b2f; stroke-width: 2; } .band { fill: #8e1b2f; opacity: .18; }
.grid { stroke: #d8c8a4; } .mark { fill: #c9972e; stroke: #5b4a36; }
"""
NUMBERS: Final = ("points", "luck", "decisions", "change", "chance", "turn")


def html_report(texts: Texts, found: Analysis) -> str:
    """The whole page."""
    title = escape(headline(texts, found.session))
    tables = [_table(texts, name, rows) for name, rows in table_rows(texts, found).items() if rows]
    reasons = [
        texts.say("analysis-reason", turn=one.entry.turn, reason=reason)
        for one in found.swings
        for reason in reason_texts(texts, one)
    ]
    misses = [near_miss_text(texts, miss) for miss in found.near_misses]
    body = [f"<h1>{title}</h1>", _curve(texts, found), *tables, _list(reasons), _list(misses)]
    note = f"<p>{escape(texts.say('analysis-note'))}</p>"
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    style = f"<style>{STYLE}</style>"
    page = "\n".join([*body, note])
    return f'<!doctype html>\n<html lang="{texts.language}"><head>{head}{style}</head><body>\n{page}\n</body></html>\n'


def _list(sentences: list[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(one)}</li>' for one in sentences)}</ul>" if sentences else ""


def _table(texts: Texts, name: str, rows: list[Row]) -> str:
    columns = COLUMNS[name]
    head = "".join(_cell("th", column, texts.say(f"analysis-{column}")) for column in columns)
    lines = ["".join(_cell("td", column, text) for column, text in zip(columns, row, strict=True)) for row in rows]
    body = "\n".join(f"<tr>{line}</tr>" for line in lines)
    caption = escape(texts.say(f"analysis-title-{name}"))
    return f"<h2>{caption}</h2>\n<table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table>"


def _cell(tag: str, column: str, text: str) -> str:
    kind = ' class="number"' if column in NUMBERS else ""
    return f"<{tag}{kind}>{escape(text)}</{tag}>"


# --- the curve ------------------------------------------------------------------------------------


def _x(at: int, found: Analysis) -> float:
    return LEFT + (WIDTH - LEFT) * at / max(1, len(found.session.inputs))


def _y(chance: float) -> float:
    return 10 + HEIGHT * (1 - chance)


def _points(pairs: list[tuple[int, float]], found: Analysis) -> str:
    return " ".join(f"{_x(at, found):.1f},{_y(chance):.1f}" for at, chance in pairs)


def _curve(texts: Texts, found: Analysis) -> str:
    """Milady's chance after each input, the band of the playouts, and the key moments as numbers."""
    line = _points([(entry.at, entry.chance) for entry in found.ledger.entries], found)
    band = [(band.at, band.low) for band in found.bands] + [(band.at, band.high) for band in reversed(found.bands)]
    parts = [_scale(texts), _turns(texts, found)]
    parts += [f'<polygon class="band" points="{_points(band, found)}"/>'] if band else []
    parts += [f'<polyline class="line" points="{line}"/>', _marks(found)]
    title = escape(texts.say("analysis-curve"))
    box = f"0 0 {WIDTH + 10} {HEIGHT + 40}"
    return f'<h2>{title}</h2>\n<svg viewBox="{box}" role="img" aria-label="{title}">{"".join(parts)}</svg>'


def _scale(texts: Texts) -> str:
    lines = []
    for number in (0, 50, 100):
        y = _y(number / 100)
        lines.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH}" y1="{y}" y2="{y}"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{escape(texts.percent(str(number)))}</text>')
    return "".join(lines)


def _turns(texts: Texts, found: Analysis) -> str:
    """A column for each turn."""
    first: dict[int, int] = {}
    for entry in found.ledger.entries:
        first.setdefault(entry.turn, entry.at)
    lines = [
        f'<line class="grid" x1="{_x(at, found):.1f}" x2="{_x(at, found):.1f}" y1="10" y2="{HEIGHT + 10}"/>'
        f'<text x="{_x(at, found) + 4:.1f}" y="{HEIGHT + 28}">{turn}</text>'
        for turn, at in first.items()
    ]
    return f'{"".join(lines)}<text x="0" y="{HEIGHT + 28}">{escape(texts.say("analysis-turn"))}</text>'


def _marks(found: Analysis) -> str:
    marks = []
    for number, one in enumerate(found.swings, 1):
        x, y = _x(one.entry.at, found), _y(one.entry.chance)
        marks.append(f'<circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="5"/>')
        marks.append(f'<text x="{x:.1f}" y="{y - 10:.1f}" text-anchor="middle">{number}</text>')
    return "".join(marks)
