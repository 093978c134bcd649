/** Which query parameters a page may see, and which of them may name a cached page (requirement 43, B16). */

import { PREVIEW_PARAMETER } from '#schemas/address/preview-address.ts';
import { LOCALE_PARAMETER } from '#schemas/locale.ts';

/** Parameters of the specification's routes and of the decisions; anything else neither counts nor is passed on. */
const KNOWN: readonly string[] = [
  'code',
  'content',
  'content_app_id',
  'course_content_app_id',
  'denied',
  'from',
  'from_tag',
  'goods_id',
  'goods_type',
  'id',
  'is_mall_course',
  'jumpfrom',
  'name',
  'navIndex',
  'page',
  'page_type',
  'product_id',
  'redirect_url',
  'resource_type',
  'shop_state',
  'sort',
  'state',
  'task_id',
  'type',
  'zone_id',
];

const FLAG = /^[0-9]{1,2}$/;

/** The values a cached page may be named by: few each, so that they cannot fill the cache. */
const CACHED: ReadonlyMap<string, RegExp> = new Map([
  ['shop_state', FLAG],
  ['page_type', FLAG],
  ['is_mall_course', FLAG],
  ['navIndex', FLAG],
  // Nobody leafs far: later pages are drawn for whoever asks.
  ['page', /^(?:[1-9]|[1-4][0-9]|50)$/],
  ['sort', /^(?:default|new|hot|price(?:-desc)?)$/],
  ['type', FLAG],
]);
const VALUE_MAX = 1024;

export interface PageQuery {
  /** The known parameters in one order, `?` included; empty without any. */
  search: string;
  /** Whether a page asked for in this way may be kept. */
  isCacheable: boolean;
  lang: string | undefined;
  /**
   * The query as it was asked for, where `search` leaves some of it out: nothing is drawn from it, but a visitor who
   * is sent away comes back to the very address (M57).
   */
  asked: string | undefined;
  /** Token of a preview link (D43); such a request never meets the cache. */
  preview: string | undefined;
}

const NO_QUERY: PageQuery = {
  search: '',
  isCacheable: true,
  lang: undefined,
  asked: undefined,
  preview: undefined,
};

export function readPageQuery(text: string): PageQuery {
  if (text === '') return NO_QUERY;
  const given = new URLSearchParams(text);
  const kept = new URLSearchParams();
  let isCacheable = true;
  for (const name of KNOWN) {
    const value = given.get(name);
    if (value === null || value.length > VALUE_MAX) continue;
    kept.append(name, value);
    isCacheable &&= CACHED.get(name)?.test(value) === true;
  }
  const search = kept.size === 0 ? '' : `?${kept.toString()}`;
  const asked = given.size > kept.size && text.length <= VALUE_MAX ? `?${text}` : undefined;
  const preview = given.get(PREVIEW_PARAMETER) ?? undefined;
  return { search, isCacheable, lang: given.get(LOCALE_PARAMETER) ?? undefined, asked, preview };
}
