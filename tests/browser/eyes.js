// What a person would notice on a page: text that is cut off, text over text, controls that lie over one another, are cut
// off or cannot be reached.
() => {
  const faults = [];
  const name = (e) => `${e.tagName.toLowerCase()}${e.id ? "#" + e.id : ""}${
    typeof e.className === "string" && e.className ? "." + e.className.trim().split(/\s+/).join(".") : ""
  } "${(e.getAttribute("aria-label") || e.textContent || "").trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  /** Nothing moves while one looks: what is known of an element need not be found out again for each line in it. */
  const kept = (find) => {
    const known = new Map();
    return (e) => {
      if (!known.has(e)) known.set(e, find(e));
      return known.get(e);
    };
  };
  const styleOf = kept((e) => getComputedStyle(e));
  const visible = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const meant = kept((e) => visible(e) && !e.closest(".unseen, .skip, [inert]") && (!dialog || dialog.contains(e)));

  const wide = document.documentElement;
  if (wide.scrollWidth > wide.clientWidth + 1) faults.push(`the page is ${wide.scrollWidth} wide on ${wide.clientWidth}`);

  // --- what clips, what scrolls, what floats ------------------------------------------------------------

  const clips = (way) => way === "hidden" || way === "clip";
  const scrolls = (way) => way === "auto" || way === "scroll";
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  /** Everything around an element that clips or scrolls, from the inside out. */
  const holders = kept((e) => {
    const at = e.parentElement;
    if (!at || at === document.body) return [];
    const { overflowX, overflowY, position } = styleOf(at);
    const own = overflowX === "visible" && overflowY === "visible" ? [] : [{ at, overflowX, overflowY, around: at.getBoundingClientRect() }];
    return position === "fixed" ? own : [...own, ...holders(at)];
  });
  /** What of a box can be seen inside everything that holds it. */
  const seen = (e, box) => {
    let left = meet(box, box);
    for (const { overflowX, overflowY, around } of holders(e)) {
      if (overflowX !== "visible") left = meet(left, { ...left, left: around.left, right: around.right });
      if (overflowY !== "visible") left = meet(left, { ...left, top: around.top, bottom: around.bottom });
    }
    return left;
  };
  const empty = (box) => box.right - box.left < 1 || box.bottom - box.top < 1;
  /** Whether something that does not scroll hides a part of a box. */
  const cutBy = (e, box) => {
    let [across, down] = [true, true]; // behind the edge of what scrolls it can be scrolled to
    for (const { at, overflowX, overflowY, around } of holders(e)) {
      across &&= !scrolls(overflowX);
      down &&= !scrolls(overflowY);
      if (across && clips(overflowX) && (box.right > around.right + 1 || box.left < around.left - 1)) return at;
      if (down && clips(overflowY) && (box.bottom > around.bottom + 2 || box.top < around.top - 2)) return at;
    }
    return null;
  };
  const floats = kept((e) => {
    if (/fixed|sticky/.test(styleOf(e).position) || e.matches("dialog, [role=menu]")) return e;
    return e.parentElement ? floats(e.parentElement) : null;
  });

  /** Cards of one hand overlap, as in a real one. */
  const fanned = (a, b) => a.closest("[data-fan]") !== null && a.closest("[data-fan]") === b.closest("[data-fan]");

  // --- text ---------------------------------------------------------------------------------------------

  /** A line's letters, without the room above and below them. */
  const letters = (box) => {
    const rim = (box.bottom - box.top) * 0.28;
    return { left: box.left + 1, right: box.right - 1, top: box.top + rim, bottom: box.bottom - rim };
  };
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement;
    if (!node.textContent.trim() || e.closest("option, script, style, noscript") || !meant(e)) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const ink = clips(styleOf(e).overflowX) ? meet(letters(box), e.getBoundingClientRect()) : letters(box);
      if (empty(ink)) continue;
      const cut = e.closest("svg") ? outside(e, ink) : cutBy(e, ink);
      if (cut) faults.push(`cut off: ${name(e)} by ${name(cut)}`);
      const left = seen(e, ink);
      if (!empty(left)) lines.push({ e, float: floats(e), ...left });
    }
  }
  for (const e of document.querySelectorAll("body *")) {
    const { textOverflow, webkitLineClamp } = styleOf(e);
    if ((textOverflow === "ellipsis" || webkitLineClamp !== "none") && meant(e) && !e.closest("[data-whole]") && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2))
      faults.push(`shortened: ${name(e)}`);
  }
  // A select tells nobody that its words do not fit: browsers differ in what they call its scroll width.
  const pen = document.createElement("canvas").getContext("2d");
  const wordsOf = (e) => {
    pen.font = styleOf(e).font;
    return pen.measureText(e.selectedOptions[0]?.label ?? "").width;
  };
  const roomOf = (e) => e.clientWidth - parseFloat(styleOf(e).paddingLeft) - parseFloat(styleOf(e).paddingRight);
  for (const e of document.querySelectorAll("select")) {
    if (meant(e) && wordsOf(e) > roomOf(e) + 1) faults.push(`shortened: ${name(e)}`);
  }
  function outside(e, box) {
    const svg = e.ownerSVGElement ?? e.closest("svg");
    const around = svg.getBoundingClientRect();
    return box.left < around.left - 1 || box.right > around.right + 1 || box.top < around.top - 1 || box.bottom > around.bottom + 1 ? svg : null;
  }

  const over = (a, b, least) => {
    const both = meet(a, b);
    return both.right - both.left > least && both.bottom - both.top > least;
  };
  lines.sort((a, b) => a.top - b.top);
  for (const [at, one] of lines.entries()) {
    for (let next = at + 1; next < lines.length && lines[next].top < one.bottom; next++) {
      const other = lines[next];
      if (one.e !== other.e && one.float === other.float && !fanned(one.e, other.e) && over(one, other, 2)) faults.push(`text over text: ${name(one.e)} and ${name(other.e)}`);
    }
  }

  // --- controls -----------------------------------------------------------------------------------------

  /** What lies over the middle of a control, as far as that is on the screen. */
  const covering = (e) => {
    const box = e.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null;
    const top = document.elementFromPoint(x, y);
    const label = e.labels && e.labels[0];
    return top && !e.contains(top) && !top.contains(e) && !(label && label.contains(top)) ? top : null;
  };
  const uncovered = (e) => {
    const box = e.getBoundingClientRect();
    const middle = box.y + box.height / 2;
    return box.left >= -1 && box.right <= innerWidth + 1 && middle > 0 && middle < innerHeight && covering(e) === null;
  };
  // From the middle of the screen, where least floats, to its edges.
  const STEPS = Array.from({ length: 60 }, (_, n) => (n + 0.5) / 60).sort((a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5));
  /** Scrolled away, or behind something that floats, is no harm as long as it can be scrolled to where it is free. */
  const reachable = (e) => {
    const before = [];
    for (let at = e.parentElement; at; at = at.parentElement) before.push([at, at.scrollLeft, at.scrollTop]);
    const free = ["nearest", "center", "start", "end"].some((block) => {
      e.scrollIntoView({ block, inline: block, behavior: "instant" });
      return STEPS.some((part) => {
        const box = e.getBoundingClientRect();
        scrollBy({ top: box.y + box.height / 2 - part * innerHeight, behavior: "instant" });
        return uncovered(e);
      });
    });
    for (const [at, left, top] of before) at.scrollTo({ left, top, behavior: "instant" });
    return free;
  };
  const controls = [...document.querySelectorAll("button, a[href], input, select, textarea, [role=button], [role=tab], summary")].filter(meant);
  const solid = [];
  for (const e of controls) {
    const box = e.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const cut = e.closest("svg") ? null : cutBy(e, box);
    if (cut) faults.push(`cut off: ${name(e)} by ${name(cut)}`);
    const left = seen(e, box);
    const away = empty(left) || left.right - left.left < box.width / 2 || left.bottom - left.top < box.height / 2;
    const top = away ? null : covering(e);
    if ((away || (top && floats(top) !== floats(e))) && !reachable(e)) faults.push(`out of reach: ${name(e)} ${top ? "under " + name(top) : ""}`);
    else if (top && floats(top) === floats(e) && !fanned(top, e)) faults.push(`covered: ${name(e)} by ${name(top)}`);
    if (!e.closest("svg") && styleOf(e).display !== "inline" && !empty(left)) solid.push({ e, float: floats(e), ...left });
  }
  for (const [at, one] of solid.entries()) {
    for (const other of solid.slice(at + 1)) {
      if (one.float === other.float && !one.e.contains(other.e) && !other.e.contains(one.e) && !fanned(one.e, other.e) && over(one, other, 2))
        faults.push(`control over control: ${name(one.e)} and ${name(other.e)}`);
    }
  }
  return faults;
};
