/** React puts the preloads of eager images before the markup; their place is the head, where the browser meets them first. */
import type { HeadTag } from '#schemas/page/render-contract.ts';

const LEADING = /^<link rel="preload"([^>]*?)\/>/;
const ATTRIBUTE = /([a-zA-Z]+)="([^"]*)"/g;

function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

export function hoistPreloads(html: string): { html: string; preloads: HeadTag[] } {
  const preloads: HeadTag[] = [];
  let rest = html;
  for (let match = LEADING.exec(rest); match !== null; match = LEADING.exec(rest)) {
    const attributes: Record<string, string> = { rel: 'preload' };
    for (const [, name, value] of (match[1] ?? '').matchAll(ATTRIBUTE)) {
      if (name !== undefined && value !== undefined) attributes[name.toLowerCase()] = unescape(value);
    }
    preloads.push({ tag: 'link', attributes });
    rest = rest.slice(match[0].length);
  }
  return { html: rest, preloads };
}
