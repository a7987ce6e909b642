// The paper of the booklet: its size, the page numbers, and the title of the part at the head of each page.

export type Paper = "a4" | "letter";

const SIZES: Record<Paper, string> = { a4: "A4", letter: "letter" };

/** The style sheet of the paper. `titles` are those of the parts, by the name of their pages. */
export function bookletSheet(paper: Paper, titles: Record<string, string>): CSSStyleSheet {
  const heads = Object.entries(titles).map(
    ([part, title]) => `@page ${part} { @top-right { content: ${JSON.stringify(title)}; font: italic 9pt serif; } }`,
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    @page { size: ${SIZES[paper]}; margin: 16mm 15mm; @bottom-center { content: counter(page); font: 9pt serif; } }
    ${heads.join("\n")}`);
  return sheet;
}
