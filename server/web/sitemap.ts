/** sitemap.xml and robots.txt of a shop: what search engines may know, in both languages, with the last change. */
import { hasDetail } from '#schemas/content/resource-type.ts';
import { addressIn, LOCALES, languageTag } from '#schemas/locale.ts';
import { isObject } from '#schemas/page/json.ts';
import { pathTo, uncrawledPaths } from '#schemas/paths.ts';
import { isPrivate } from '#schemas/shop/gate.ts';
import { msOf } from '#schemas/time.ts';
import type { ConfigVersion } from '#server/areas/pages/area.ts';
import type { Areas } from '#server/kernel/area.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';

/** From here on the map is an index of maps by type; the standard's own limit is 50,000. */
export const URLS_PER_MAP = 5_000;

export interface MapEntry {
  path: string;
  /** Unix milliseconds of the last change; 0 where unknown. */
  at: number;
}

export type MapSection = 'pages' | 'goods';

/** Addresses nobody needs to crawl: calls, and the pages that are nobody's to find. */
const CLOSED_PATHS = ['/api/', '/auth/', '/console/', ...uncrawledPaths()];

function isCrawlable({ capabilities: can }: ShopContext): boolean {
  return !isPrivate(can) && !can.mobileOnly;
}

export async function readSection(
  { catalogue, pages }: Pick<Areas, 'catalogue' | 'pages'>,
  shop: ShopContext,
  section: MapSection,
): Promise<MapEntry[]> {
  if (!isCrawlable(shop)) return [];
  if (section === 'goods') {
    const rows = await catalogue.listPublic(shop.appId);
    return rows
      .filter((row) => hasDetail(row.type))
      .map((row) => ({
        path: pathTo('detail', { id: row.id, type: row.type }),
        at: msOf(row.updated_ts),
      }));
  }
  const versions = await pages.listLive(shop.appId);
  return versions.flatMap((version) => {
    const path = addressOf(version);
    return path === undefined ? [] : [{ path, at: version.at }];
  });
}

/** A zone's home is known by the zone's own address, and only where its gate stands open for good (D38). */
function addressOf({ kind, id, body }: ConfigVersion): string | undefined {
  if (kind === 'zone') {
    const auth = isObject(body) ? body['auth'] : undefined;
    const isOpen = isObject(auth) && auth['mode'] === 'open' && auth['opens_at'] === undefined;
    return isOpen ? pathTo('zone', { zoneId: id }) : undefined;
  }
  if (kind !== 'page' || (isObject(body) && body['kind'] === 'zone')) return undefined;
  return id === 'home' ? '/' : pathTo('page', { id });
}

function urlXml(origin: string, { path, at }: MapEntry): string {
  const alternates = LOCALES.map((locale) => {
    const href = addressIn(locale, origin + path);
    return `<xhtml:link rel="alternate" hreflang="${languageTag(locale)}" href="${escapeHtml(href)}"/>`;
  });
  const lastmod = at === 0 ? '' : `<lastmod>${new Date(at).toISOString()}</lastmod>`;
  return `<url><loc>${escapeHtml(origin + path)}</loc>${lastmod}${alternates.join('')}</url>`;
}

export function mapXml(origin: string, entries: readonly MapEntry[]): string {
  const urls = entries.map((entry) => urlXml(origin, entry)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls}
</urlset>
`;
}

export function indexXml(origin: string, maps: readonly string[]): string {
  const rows = maps.map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows}
</sitemapindex>
`;
}

/** `/sitemap-goods-2.xml` is the second map of goods. */
export function partPath(section: MapSection, part: number): string {
  return `/sitemap-${section}-${part}.xml`;
}

export function robotsText(origin: string, shop: ShopContext): string {
  if (!isCrawlable(shop)) return 'User-agent: *\nDisallow: /\n';
  const rows = CLOSED_PATHS.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${rows}\nSitemap: ${origin}/sitemap.xml\n`;
}
