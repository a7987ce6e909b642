// Whether the page's own header is shown. A game has a bar of its own, and needs the space.

export const pageHeader = $state({ hidden: false });

/** Hides the header while a component is shown, and makes the text fit one screen. */
export function hideHeader(): () => void {
  pageHeader.hidden = true;
  document.documentElement.dataset.page = "game";
  return () => {
    pageHeader.hidden = false;
    delete document.documentElement.dataset.page;
  };
}
