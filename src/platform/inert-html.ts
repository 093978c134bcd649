/** HTML read by the browser into a document that shows nothing, fetches nothing and runs nothing (requirement 4). */
import type { HtmlPolicy } from './trusted-address.ts';

let policy: HtmlPolicy | undefined;

/** An end without a beginning would end the template everything is read into. */
const withoutStrayEnd = (html: string) =>
  /<template/i.test(html) ? html : html.replaceAll(/<\/template/gi, '</x-template');

/** What the HTML holds, as a browser reads a template's. It must not be put into a page: nothing in it has been judged. */
export function inertContent(html: string): DocumentFragment {
  policy ??= globalThis.trustedTypes?.createPolicy('lectern-inert-html', { createHTML: (one) => one });
  // Left open: its end would become part of an unfinished tag.
  const source = `<body><template>${withoutStrayEnd(html)}`;
  const whole = new DOMParser().parseFromString(policy?.createHTML(source) ?? source, 'text/html');
  return whole.querySelector('template')?.content ?? whole.createDocumentFragment();
}
