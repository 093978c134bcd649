/** Escapes text for the places of an HTML document it is put into (hazards B14, B15). */

const HTML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for attribute values in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => HTML[letter] ?? letter);
}

/** For JSON inside a script element: no tag can begin or end in it, and no line separator can break a parser. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** For text inside a style element. */
export function escapeStyle(css: string): string {
  return css.replaceAll('</', '<\\/');
}
