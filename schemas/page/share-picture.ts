/** The picture a shared page shows: what stands in it, and the address that names exactly this (Open Graph, ADR-268). */
import { safeImageUrl } from '../address/safe-url.ts';
import { isLocale, type Locale } from '../locale.ts';
import type { Boot } from '../shop/boot.ts';
import type { ReadyDocument } from './ready.ts';
import { readText } from './text.ts';

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** Everything that is drawn; the same facts are the same picture. */
export interface ShareFacts {
  shop: string;
  title: string;
  description: string;
  /** The theme's accent. */
  colour: string;
  /** A drawing of the page, in a form other sites cannot show. */
  art?: string;
  logo?: string;
}

/** Whose picture, in which language, and by which facts; without a page it is the shop's own. */
export interface ShareName {
  page?: string;
  locale: Locale;
  version: string;
}

/** Changes when the same facts are drawn in another way. */
const DRAWING = 1;
const VERSION_CHARACTERS = 16;
const ADDRESS = /^\/media\/share\/(?:([A-Za-z0-9_-]{1,64})\.)?([a-z]{2})\.([\w-]{16})\.png$/;
/** What other sites show as it is. Anything with another ending may be a picture too, but not these two. */
const ONLY_HERE = /\.(?:svg|avif)$/i;

/** Whether other sites can show the picture at this address. */
export function isShownElsewhere(url: string): boolean {
  return !ONLY_HERE.test(url.split(/[?#]/)[0] ?? '');
}

/** Whether a page has a picture of its own; every other page shows the shop's. */
export function hasOwnShare({ kind }: Pick<ReadyDocument, 'kind'>): boolean {
  return kind === 'home' || kind === 'micro';
}

/** The page's title where it says more than the shop's name; a home's own is “Home”. */
function titleOf({ kind, title, seo }: ReadyDocument, shop: string, home: string): string {
  const parts = (seo.title || (kind === 'home' ? home : title))
    .split(/\s+[·|-]\s+/)
    .filter((part) => part !== shop);
  return parts.join(' · ') || shop;
}

export function shareFacts(
  { info, theme }: Pick<Boot, 'info' | 'theme'>,
  locale: Locale,
  page?: ReadyDocument,
): ShareFacts {
  const shop = readText(info.base.shop_name, locale);
  const art = safeImageUrl(page?.seo.og_image);
  const logo = safeImageUrl(info.pc.pc_shop_logo);
  return {
    shop,
    title: page === undefined ? shop : titleOf(page, shop, readText(info.seo.default_seo_title, locale)),
    description: page?.seo.description || readText(info.seo.default_seo_description, locale),
    colour: theme.primary,
    ...(art === undefined ? {} : { art }),
    ...(logo === undefined ? {} : { logo }),
  };
}

/** Names the facts; `crypto.subtle` is in browsers and in Node. */
export async function shareVersion(facts: ShareFacts): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([DRAWING, facts]));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, VERSION_CHARACTERS);
}

export function shareAddress({ page, locale, version }: ShareName): string {
  return `/media/share/${page === undefined ? '' : `${page}.`}${locale}.${version}.png`;
}

/** What an address says; undefined for any that is not one of a shared picture. */
export function readShare(address: string): ShareName | undefined {
  const [, page, locale, version] = ADDRESS.exec(address) ?? [];
  if (!isLocale(locale) || version === undefined) return undefined;
  return { locale, version, ...(page === undefined ? {} : { page }) };
}
