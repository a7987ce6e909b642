// Controls smaller than a finger or a pointer needs; links inside a sentence are as high as its line.
(least) => {
  const faults = [];
  for (const e of document.querySelectorAll("button, a[href], input, select, summary, [role=button], [role=tab]")) {
    if (!e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const inText = getComputedStyle(e).display === "inline" && !(e instanceof SVGElement);
    if (e.closest(".unseen, .skip, [inert]") || inText) continue;
    const label = e.matches("[type=checkbox], [type=radio]") && e.labels && e.labels[0]; // as good as the box itself
    const own = ((label && label.contains(e) && label) || e).getBoundingClientRect();
    const other = label ? label.getBoundingClientRect() : own;
    const box = { width: Math.max(own.right, other.right) - Math.min(own.left, other.left), height: Math.max(own.height, other.height) };
    if (box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5)) {
      const name = (e.getAttribute("aria-label") || e.textContent || e.getAttribute("name") || "").trim().slice(0, 40);
      faults.push(`${Math.round(box.width)} x ${Math.round(box.height)}: ${e.tagName.toLowerCase()} "${name}"`);
    }
  }
  return faults;
};
