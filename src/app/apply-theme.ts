/** Puts the theme of another page on this one: a constructed style sheet, which the content policy allows where inline ones are not. */
export function applyTheme(page: Document, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  // It stands after the sheet the server wrote, so it outweighs it.
  page.adoptedStyleSheets = [sheet];
}
