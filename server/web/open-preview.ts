/** A page asked for with a preview token: opened as its link says, or shown as it is with a word on why (D43). */
import type { FastifyRequest } from 'fastify';
import type { Locale } from '#schemas/locale.ts';
import { SENT_AT_TIMING } from '#schemas/page/render-contract.ts';
import type { Preview, Previews } from './previews.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import { faultBar, previewBar, type PreviewBar } from './preview-bar.ts';
import type { PageQuery } from './query.ts';

/** What goes along with the render of such a page. */
export interface Previewing {
  /** Absent in a frame of the desk alone (ADR-586). */
  bar?: PreviewBar;
  preview?: Preview;
}

interface OpenPreview {
  question: { locale: Locale; previewing: Previewing };
  headers: Record<string, string>;
}

/**
 * Whether the browser asks for the page of a frame that stands in a page of the same origin. A page cannot say so itself, and one
 * that is opened by a link, or by a browser that does not say, has its bar.
 */
function isOwnFrame({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin';
}

const NOT_INDEXED = { 'x-robots-tag': 'noindex, nofollow' };

export function openPreview(
  request: FastifyRequest,
  { path, query, locale, shop }: { path: string; query: PageQuery; locale: Locale; shop: ShopContext },
  token: string,
  previews: Previews,
): OpenPreview {
  const out = path + query.search;
  const finding = previews.open(token, shop);
  if (!finding.ok) {
    const bar = faultBar(finding.fault, { locale, out });
    return { question: { locale, previewing: { bar } }, headers: NOT_INDEXED };
  }
  const { preview } = finding;
  const { grant, deps } = preview;
  // A language asked for in the address is a click on the language switch inside the preview.
  const shownLocale = query.lang === undefined ? (grant.view_as.locale ?? locale) : locale;
  const isInDesk = grant.in_desk === true && isOwnFrame(request);
  const bar = isInDesk ? undefined : previewBar(grant, { locale: shownLocale, out });
  return {
    question: { locale: shownLocale, previewing: { preview, ...(bar === undefined ? {} : { bar }) } },
    headers: { ...NOT_INDEXED, 'server-timing': `${SENT_AT_TIMING};desc="${deps.clock.now()}"` },
  };
}
