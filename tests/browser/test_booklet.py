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
# Words, dice and boxes of the scenes that lie over each other, or outside their picture.
OVERLAPS: Final = """() => {
  const faults = [];
  const own = (e) => [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  // The area of the words of an element: their line boxes can be higher or lower than the element.
  const words = (e) => {
    const range = document.createRange();
    range.selectNodeContents(e);
    const [text, box] = [range.getBoundingClientRect(), e.getBoundingClientRect()];
    const [left, top] = [Math.max(text.left, box.left), Math.max(text.top, box.top)];
    const [right, bottom] = [Math.min(text.right, box.right), Math.min(text.bottom, box.bottom)];
    return { left, top, right, bottom, height: bottom - top };
  };
  const name = (e) => `${e.className || e.tagName} "${e.textContent.trim().slice(0, 30)}"`;
  const length = (from, to) => Math.max(0, to - from);
  for (const picture of document.querySelectorAll("figure.scene .drawn")) {
    const whole = picture.getBoundingClientRect();
    const seen = [...picture.querySelectorAll("*")].filter(
      (e) => e.checkVisibility() && !e.closest(".unseen, svg") && getComputedStyle(e).clipPath === "none");
    const placed = seen.flatMap((e) => {
      if (e.matches(".die, .strike, .result, li")) return [[e, e.getBoundingClientRect()]];
      return own(e) && !e.closest(".die") ? [[e, words(e)]] : [];
    });
    placed.forEach(([e, box], at) => {
      const outside = [whole.left - box.left, box.right - whole.right, whole.top - box.top, box.bottom - whole.bottom];
      if (Math.max(...outside) > 1) faults.push(`outside: ${name(e)}`);
      for (const [other, there] of placed.slice(at + 1)) {
        if (e.contains(other) || other.contains(e)) continue;
        const across = length(Math.max(box.left, there.left), Math.min(box.right, there.right));
        const down = length(Math.max(box.top, there.top), Math.min(box.bottom, there.bottom));
        if (across > 1 && down > 0.2 * Math.min(box.height, there.height))
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
