/** The head of a page: title, description, addresses, Open Graph and what search engines read (M72, M220). */
import type { ScreenFacts } from '#engine/define-route.ts';
import { allNodes } from '#engine/hydration.ts';
import { addressIn, LOCALES, languageTag, type Locale } from '#schemas/locale.ts';
import type { PageData } from '#schemas/page/ready.ts';
import type { HeadTag } from '#schemas/page/render-contract.ts';
import { readText } from '#schemas/page/text.ts';
import type { Boot } from '#schemas/shop/boot.ts';
import { pageColors } from '#ui/theme/derive-theme.ts';
import { shareTags } from './share-tags.ts';
import { meta, og, themeColor } from './meta-tags.ts';
import { jsonLd, structuredData } from './structured-data.ts';
import { themeOf } from './theme-of.ts';
import type { PageState } from './page-state.ts';

export interface HeadFacts {
  page: PageState;
  /** Whether search engines may know of it: never what somebody else might not be shown. */
  isListed: boolean;
  origin: string;
  locale: Locale;
  boot: Boot;
  data: PageData;
  /** What the page itself tells search engines. */
  search: ScreenFacts['search'];
}

const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/** The address a page is known by: no query, and the language only where it is not the usual one. */
function pageAddress(origin: string, path: string, locale: Locale): string {
  return addressIn(locale, origin + path);
}

function addressTags({ origin, locale, isListed, page }: HeadFacts): HeadTag[] {
  if (!isListed || page.status !== 200) return [meta('robots', 'noindex')];
  const path = pathOf(page.url);
  return [
    link({ rel: 'canonical', href: pageAddress(origin, path, locale) }),
    ...LOCALES.map((one) =>
      link({ rel: 'alternate', hreflang: languageTag(one), href: pageAddress(origin, path, one) }),
    ),
    link({ rel: 'alternate', hreflang: 'x-default', href: pageAddress(origin, path, 'cn') }),
  ];
}

function pathOf(url: string): string {
  return url.split(/[?#]/)[0] || '/';
}

export async function headOf(facts: HeadFacts): Promise<HeadTag[]> {
  const { page, origin, locale, boot } = facts;
  const { seo } = page.document;
  const description = seo.description || readText(boot.info.seo.default_seo_description, locale);
  const { light, dark } = pageColors(themeOf(boot, page.pageTheme));
  const shop = readText(boot.info.base.shop_name, locale);
  return [
    { tag: 'title', attributes: {}, text: page.title },
    ...(description === '' ? [] : [meta('description', description)]),
    ...(seo.keywords ? [meta('keywords', seo.keywords)] : []),
    themeColor(light, 'light'),
    ...(dark === light ? [] : [themeColor(dark, 'dark')]),
    ...addressTags(facts),
    og('og:type', 'website'),
    og('og:site_name', shop),
    og('og:title', page.title),
    ...(description === '' ? [] : [og('og:description', description)]),
    og('og:url', pageAddress(origin, pathOf(page.url), locale)),
    og('og:locale', languageTag(locale).replace('-', '_')),
    ...(await shareTags(facts)),
    ...(page.document.kind === 'home' && page.status === 200
      ? structuredData(facts, allNodes(page.document))
      : []),
    ...(page.status === 200 ? (facts.search?.({ origin, shop }) ?? []).map(jsonLd) : []),
  ];
}
