"""The editor of your own box, and a table that is played with its file."""

import json
from pathlib import Path

from playwright.sync_api import Browser, expect

from mousquetaires.data import load
from mousquetaires.data.box_file import own_box
from tests.browser.people import somebody
from tests.server.served import Served

LIFE = {"adversaries.henchman.life": 2}


def test_a_box_is_edited_saved_and_loaded_at_a_new_table(browser: Browser, served: Served, tmp_path: Path) -> None:
    with somebody(browser, served.url) as ann:
        page = ann.page
        page.goto("/rules/box")
        page.get_by_text("Adversaries", exact=True).click()
        life = page.locator(".row", has_text="Henchman").get_by_label("life points").last
        life.fill("44")
        expect(page.get_by_role("alert")).to_contain_text("44 is out of range")
        life.fill("2")
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(page.get_by_role("row", name="beats the Henchman").first).to_be_visible()
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save as a file").click()
        file = tmp_path / "box.json"
        saved.value.save_as(file)
        assert load(file).digest == own_box(dict(LIFE)).digest
        page.goto("/new")
        page.get_by_label("Your own box").set_input_files(file)
        expect(page.get_by_text("This table plays with 1 other printed value")).to_be_visible()
        page.get_by_role("button", name="Open the table").click()
        page.get_by_text("This table plays with 1 other printed value").click()
        expect(page.get_by_text("Henchman: life points: 2 instead of 1")).to_be_visible()


def test_a_file_that_is_not_a_box_gets_a_sentence(browser: Browser, served: Served, tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_text(json.dumps({"format": "something else"}))
    with somebody(browser, served.url) as ann:
        ann.page.goto("/rules/box")
        ann.page.get_by_label("Load a file").set_input_files(file)
        expect(ann.page.get_by_role("alert")).to_have_text("This isn’t a box file.")
