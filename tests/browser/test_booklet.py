"""The booklet of the rules on paper: A4 and Letter, with everything in it and nothing over anything else."""

import re
import tomllib
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from mousquetaires.i18n import texts
from tests.browser.people import somebody
from tests.server.served import Served
from tools.rulebook import ROOT, TOLD

PAPERS: Final = {"a4": (210, 297), "letter": (215.9, 279.4)}  # millimetres
MARGINS: Final = (30, 32)
INCH: Final = 25.4
PIXELS: Final = 96  # for an inch
POINTS: Final = 72
PAGES: Final = range(24, 45)
SHEET: Final = re.compile(rb"/Type\s*/Page\b(?!s)")
SIZE: Final = re.compile(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]")
# Dice and words of the scenes that lie over each other, or outside their picture.
OVERLAPS: Final = """() => {
  const faults = [];
  const own = (e) => [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const name = (e) => `${e.className || e.tagName} "${e.textContent.trim().slice(0, 30)}"`;
  const words = (e) => { const range = document.createRange(); range.selectNodeContents(e); return range; };
  for (const picture of document.querySelectorAll("figure.scene .drawn")) {
    const whole = picture.getBoundingClientRect();
    const seen = [...picture.querySelectorAll("*")].filter((e) => e.checkVisibility() && !e.closest(".unseen"));
    const labels = seen.filter((e) => own(e) && !e.closest(".die, svg"));
    const dice = seen.filter((e) => e.matches(".die"));
    const placed = [...labels.map((e) => [e, words(e)]), ...dice.map((e) => [e, e])].map(
      ([e, area]) => [e, area.getBoundingClientRect()]);
    placed.forEach(([e, box], at) => {
      if (box.left < whole.left - 1 || box.right > whole.right + 1 || box.top < whole.top - 1 || box.bottom > whole.bottom + 1)
        faults.push(`outside: ${name(e)}`);
      for (const [other, there] of placed.slice(at + 1)) {
        const across = Math.min(box.right, there.right) - Math.max(box.left, there.left);
        const down = Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top);
        if (across > 2 && down > 2 && !e.contains(other) && !other.contains(e))
          faults.push(`${name(e)} over ${name(other)}`);
      }
    });
  }
  return faults;
}"""
TOO_WIDE: Final = """() => {
  const edge = document.documentElement.clientWidth + 1;
  return [...document.querySelectorAll(".booklet *")]
    .filter((e) => e.checkVisibility() && !e.closest("svg, .drawn, .unseen") && e.getBoundingClientRect().right > edge)
    .map((e) => `${e.tagName} "${e.textContent.trim().slice(0, 40)}"`);
}"""


def pixels(millimetres: float) -> int:
    return int(millimetres / INCH * PIXELS)


def booklet(page: Page, paper: str) -> None:
    """The whole booklet as it is laid out for this paper."""
    wide, high = (size - margin for size, margin in zip(PAPERS[paper], MARGINS, strict=True))
    page.set_viewport_size({"width": pixels(wide), "height": pixels(high)})
    page.emulate_media(media="print", reduced_motion="reduce")
    page.goto(f"/rules/booklet#{paper}")
    expect(page.locator(".booklet figure")).to_have_count(9)
    expect(page.locator(".components .picture").last).to_be_attached()
    page.evaluate("() => document.fonts.ready")


def told(language: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((ROOT / TOLD.format(language=language)).read_text("utf-8"))


@pytest.mark.parametrize(("paper", "language"), [("a4", "pl"), ("letter", "de")])
def test_the_booklet_is_printed_whole(browser: Browser, served: Served, paper: str, language: str) -> None:
    with somebody(browser, served.url, language=language) as reader:
        page = reader.page
        booklet(page, paper)
        assert page.evaluate(OVERLAPS) == []
        assert page.evaluate(TOO_WIDE) == []
        pdf = page.pdf(prefer_css_page_size=True)
        assert len(SHEET.findall(pdf)) in PAGES
        points = {(round(float(wide)), round(float(high))) for wide, high in SIZE.findall(pdf)}
        assert points == {tuple(round(size / INCH * POINTS) for size in PAPERS[paper])}


def test_rulings_examples_and_components_are_on_paper(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url, language="fr") as reader:
        booklet(reader.page, "a4")
        shown = re.sub(r"\s+", " ", reader.page.locator(".booklet").inner_text())
        rules = told("fr")
        for ruling in rules["rulings"]:
            assert f" {ruling} " in shown
        say = texts("fr").say
        for key in ("web-example-duel_8", "web-source-rulebook", "web-source-assumed", "web-table-arsenal"):
            assert re.sub(r"\s+", " ", say(key))[:40] in shown
        assert reader.page.locator(".components .picture").count() > 60
        assert reader.page.locator(".booklet details").count() == 0, "folded text is not printed"


def test_the_contents_lead_to_every_part(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as reader:
        booklet(reader.page, "letter")
        links = reader.page.locator(".booklet nav a")
        there = [link.get_attribute("href") or "" for link in links.all()]
        assert len(there) == len(set(there)) > 20
        for href in there:
            expect(reader.page.locator(href)).to_have_count(1)
