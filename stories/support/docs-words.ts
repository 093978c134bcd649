/** What the docs pages call the choices of a definition. */
import type { DataRequest } from '#schemas/page/data-request.ts';
import type { Hydrate, Shelf } from '#schemas/page/define-renderer.ts';

export const PRIORITY_WORDS: Readonly<Record<DataRequest['priority'], string>> = {
  critical: 'with the page',
  deferred: 'after the page is usable',
};

export const HYDRATE_WORDS: Readonly<Record<Hydrate, string>> = {
  load: 'at once',
  idle: 'when the browser is idle',
  visible: 'when it is seen',
  never: 'not on the first page: what the server drew is all there is, and links work without its script',
};

export const SHELF_WORDS: Readonly<Record<Shelf, string>> = {
  'page-block': 'page block',
  chrome: 'header and footer',
  screen: 'fixed screen',
  'detail-tab': 'detail tab',
  'login-way': 'way to log in',
  'live-module': 'live module',
  'live-host-part': 'part of the live studio',
};
