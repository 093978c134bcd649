/** The limit of a page load: the served home as one static file, its styles inside and no script. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../imports.ts';

export const CLIENT = join(ROOT, 'dist', 'client');

const STYLESHEET = /<link\b[^>]*rel="stylesheet"[^>]*href="([^"?]+)[^"]*"[^>]*>/g;

/** In place of the state, which tells the styles that the page has been read to its end. */
const WHOLE = '<template></template>';

export function staticTwin(html: string, styleOf: (path: string) => string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace('</body>', `${WHOLE}</body>`)
    .replace(STYLESHEET, (_link, path: string) => `<style>${styleOf(path)}</style>`);
}

export const readStyle = (path: string) => readFileSync(join(CLIENT, path), 'utf8');
