/** A page asked for with a preview token: opened as its link says, or shown as it is with a word on why (D43). */
import type { Locale } from '#schemas/locale.ts';
import { SENT_AT_TIMING } from '#schemas/page/render-contract.ts';
import type { Preview, Previews } from './previews.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import { faultBar, previewBar, type PreviewBar } from './preview-bar.ts';
import type { PageQuery } from './query.ts';

/** What goes along with the render of such a page. */
export interface Previewing {
  bar: PreviewBar;
  preview?: Preview;
}

interface OpenPreview {
  asked: { locale: Locale; previewing: Previewing };
  headers: Record<string, string>;
}

const NOT_INDEXED = { 'x-robots-tag': 'noindex, nofollow' };

export function openPreview(
  { path, query, locale, shop }: { path: string; query: PageQuery; locale: Locale; shop: ShopContext },
  token: string,
  previews: Previews,
): OpenPreview {
  const out = path + query.search;
  const finding = previews.open(token, shop);
  if (!finding.ok) {
    const bar = faultBar(finding.fault, { locale, out });
    return { asked: { locale, previewing: { bar } }, headers: NOT_INDEXED };
  }
  const { preview } = finding;
  const { grant, deps } = preview;
  // A language asked for in the address is a click on the language switch inside the preview.
  const seen = query.lang === undefined ? (grant.view_as.locale ?? locale) : locale;
  return {
    asked: { locale: seen, previewing: { preview, bar: previewBar(grant, { locale: seen, out }) } },
    headers: { ...NOT_INDEXED, 'server-timing': `${SENT_AT_TIMING};desc="${deps.clock.now()}"` },
  };
}
