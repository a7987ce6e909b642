// What a person would notice on a page: text that is cut off, controls that lie over one another or outside the screen.
() => {
  const faults = [];
  const name = (e) => `${e.tagName.toLowerCase()}${e.id ? "#" + e.id : ""}${
    typeof e.className === "string" && e.className ? "." + e.className.trim().split(/\s+/).join(".") : ""
  } "${(e.getAttribute("aria-label") || e.textContent || "").trim().slice(0, 40)}"`;
  const visible = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const hiddenFromSight = (e) => e.closest(".sr-only, [inert], [aria-hidden=true] > *") !== null;
  const wide = document.documentElement;
  if (wide.scrollWidth > wide.clientWidth + 1) faults.push(`the page is ${wide.scrollWidth} wide on ${wide.clientWidth}`);
  for (const e of document.querySelectorAll("body *")) {
    if (e instanceof SVGElement || !visible(e) || hiddenFromSight(e)) continue;
    const style = getComputedStyle(e);
    const clips = (way) => way === "hidden" || way === "clip";
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own) continue;
    if (clips(style.overflowX) && e.scrollWidth > e.clientWidth + 1) faults.push(`cut off: ${name(e)}`);
    if (clips(style.overflowY) && e.scrollHeight > e.clientHeight + 2) faults.push(`cut off below: ${name(e)}`);
  }
  const controls = [...document.querySelectorAll("button, a[href], input, select, textarea, [role=button], summary")];
  for (const e of controls) {
    if (!visible(e) || hiddenFromSight(e)) continue;
    const box = e.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue; // further down, or in a list that scrolls
    const top = document.elementFromPoint(x, y);
    const label = e.labels && e.labels[0];
    if (top && !e.contains(top) && !top.contains(e) && !(label && label.contains(top))) {
      const dialog = document.querySelector("dialog[open]");
      if (!(dialog && dialog.contains(top) && !dialog.contains(e))) faults.push(`covered: ${name(e)} by ${name(top)}`);
    }
  }
  return faults;
};
