/** HTML as a tree, before anything in it is judged; the desk's build reads it by the browser instead (ADR-761). */
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** Throws a RangeError for what is nested thousands deep. */
export const parseHtml = (html: string): Root => fromHtml(html, { fragment: true });
