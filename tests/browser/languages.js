// One language after another, in place, also where a dialog or a phone hides the choice of languages; the first one again
// at the end. EYES and SHOWN are put in by the test.
async (languages) => {
  const [eyes, shown] = [EYES, SHOWN];
  // A language is spoken when its texts have come, and seen when the next frame is there.
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const spoken = (language) => new Promise((done) => {
    const root = document.documentElement;
    if (root.lang === language) return done();
    const watch = new MutationObserver(() => root.lang === language && (watch.disconnect(), done()));
    watch.observe(root, { attributeFilter: ["lang"] });
  });
  const found = {};
  for (const language of [...languages.slice(1), languages[0]]) {
    const choice = document.querySelector(`option[lang=${language}]`).parentElement;
    choice.value = language;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    await spoken(language);
    await document.fonts.ready;
    await frame();
    found[language] = { faults: eyes(), text: shown() };
  }
  return found;
};
