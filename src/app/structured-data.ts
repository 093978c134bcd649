/** What a home page says to search engines as JSON-LD: the shop, its search, and the goods it lists. */
import type { Locale } from '#schemas/locale.ts';
import type { PageData, ReadyNode } from '#schemas/page/ready.ts';
import type { HeadTag } from '#schemas/page/render-contract.ts';
import { readText } from '#schemas/page/text.ts';
import { safeImageUrl } from '#schemas/address/safe-url.ts';
import { pathTo, prefixOf } from '#schemas/paths.ts';
import type { Boot } from '#schemas/shop/boot.ts';

interface Facts {
  origin: string;
  locale: Locale;
  boot: Boot;
  data: PageData;
}

const LISTED_MAX = 30;

export function jsonLd(value: Readonly<Record<string, unknown>>): HeadTag {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...value });
  return { tag: 'script', attributes: { type: 'application/ld+json' }, text };
}

export function structuredData(
  { origin, locale, boot, data }: Facts,
  nodes: readonly ReadyNode[],
): HeadTag[] {
  const name = readText(boot.info.base.shop_name, locale);
  const logo = safeImageUrl(boot.info.pc.pc_shop_logo);
  const goods = nodes.flatMap((node) => Object.values(data[node.id] ?? {}).flatMap((data) => goodsOf(data)));
  const unique = [...new Map(goods.map((one) => [one.id, one])).values()].slice(0, LISTED_MAX);
  return [
    jsonLd({
      '@type': 'Organization',
      name,
      url: `${origin}/`,
      ...(logo === undefined ? {} : { logo: new URL(logo, origin).href }),
    }),
    jsonLd({
      '@type': 'WebSite',
      name,
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${prefixOf('search')}{search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    }),
    ...(unique.length === 0 ? [] : [listOf(origin, unique)]),
  ];
}

interface ListedGood {
  id: string;
  type: number;
  title: string;
}

function isListed(value: unknown): value is ListedGood {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'type' in value &&
    typeof value.type === 'number' &&
    'title' in value &&
    typeof value.title === 'string'
  );
}

/** Goods in an answer that holds lists of cards; any other answer holds none. */
function goodsOf(data: PageData[string][string]): ListedGood[] {
  if (!data.ok || typeof data.data !== 'object' || data.data === null || !('lists' in data.data)) return [];
  const { lists } = data.data;
  return Array.isArray(lists) ? lists.flat().filter(isListed) : [];
}

function listOf(origin: string, goods: readonly ListedGood[]): HeadTag {
  return jsonLd({
    '@type': 'ItemList',
    itemListElement: goods.map((one, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: one.title,
      url: origin + pathTo('detail', { id: one.id, type: one.type }),
    })),
  });
}
