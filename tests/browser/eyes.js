// What a person would notice on a page: text that is cut off, controls that lie over one another or outside the screen.
() => {
  const faults = [];
  const name = (e) => `${e.tagName.toLowerCase()}${e.id ? "#" + e.id : ""}${
    typeof e.className === "string" && e.className ? "." + e.className.trim().split(/\s+/).join(".") : ""
  } "${(e.getAttribute("aria-label") || e.textContent || "").trim().slice(0, 40)}"`;
  const visible = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const hiddenFromSight = (e) => e.closest(".unseen, .skip, [inert]") !== null;
  const wide = document.documentElement;
  if (wide.scrollWidth > wide.clientWidth + 1) faults.push(`the page is ${wide.scrollWidth} wide on ${wide.clientWidth}`);

  const clips = (way) => way === "hidden" || way === "clip";
  const hasText = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
  for (const e of document.querySelectorAll("body *")) {
    if (e instanceof SVGElement || !hasText(e) || !visible(e) || hiddenFromSight(e)) continue;
    const style = getComputedStyle(e);
    if (clips(style.overflowX) && e.scrollWidth > e.clientWidth + 1) faults.push(`cut off: ${name(e)}`);
    if (clips(style.overflowY) && e.scrollHeight > e.clientHeight + 2) faults.push(`cut off below: ${name(e)}`);
    const box = e.getBoundingClientRect();
    if (box.width > 0 && box.height > 0 && clippedBy(e, box)) faults.push(`sticks out: ${name(e)}`);
  }

  // Whatever clips its content and does not scroll must not clip a text that begins inside it.
  function clippedBy(e, box) {
    for (let at = e.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.position === "fixed") return false;
      const around = at.getBoundingClientRect();
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false;
      if (clips(style.overflowX) && box.left < around.right && box.right > around.right + 1) return true;
    }
    return false;
  }

  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const covering = (e) => {
    const box = e.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null; // further down, or in a list that scrolls
    const top = document.elementFromPoint(x, y);
    const label = e.labels && e.labels[0];
    return top && !e.contains(top) && !top.contains(e) && !(label && label.contains(top)) ? top : null;
  };
  const floats = (e) => {
    for (let at = e; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return null;
  };
  // What floats over the page is in the way only of what cannot be scrolled out from under it.
  const reachable = (e) => {
    const [left, top] = [scrollX, scrollY];
    const free = ["center", "start", "end"].some((block) => {
      e.scrollIntoView({ block, behavior: "instant" });
      return covering(e) === null;
    });
    scrollTo({ left, top, behavior: "instant" });
    return free;
  };
  for (const e of document.querySelectorAll("button, a[href], input, select, textarea, [role=button], summary")) {
    if (!visible(e) || hiddenFromSight(e) || (dialog && !dialog.contains(e))) continue;
    const box = e.getBoundingClientRect();
    const top = box.width && box.height ? covering(e) : null;
    if (top && !(floats(top) && !floats(top).contains(e) && reachable(e))) faults.push(`covered: ${name(e)} by ${name(top)}`);
  }
  return faults;
};
