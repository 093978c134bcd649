/** What a look leads to or shows that the shop does not have: dead links, empty panels, goods nobody sells. */
import { GoodsQuerySchema, type GoodsQuery } from '#schemas/content/goods-card.ts';
import { LINK_NAMES } from '#schemas/page/link.ts';
import { makeAjv } from '#schemas/ajv.ts';
import { isObject, pointerTo } from '#schemas/page/json.ts';
import type { ConfigDocument } from '#server/areas/pages/store/config-rows.ts';
import { fileOf } from '#server/areas/pages/store/document-folder.ts';
import type { Client } from './client/client.ts';
import { askShop } from './warnings/ask-shop.ts';
import { goodsIn, isOffered } from './warnings/named.ts';

interface Need<What> {
  place: string;
  what: What;
}

interface Needs {
  links: Need<{ to: 'page' | 'zone'; id: string }>[];
  queries: Need<GoodsQuery>[];
}

const isQuery = makeAjv('input').compile<GoodsQuery>(GoodsQuerySchema);

function collect(value: unknown, place: string, needs: Needs): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, pointerTo(place, index), needs);
    return;
  }
  if (!isObject(value)) return;
  const { link_type: type, link_id: id } = value;
  const to = typeof type === 'number' ? LINK_NAMES[type] : undefined;
  if (typeof id === 'string' && id !== '') {
    if (to === 'page' || to === 'svip') needs.links.push({ place, what: { to: 'page', id } });
    if (to === 'zone') needs.links.push({ place, what: { to, id } });
  }
  if (isQuery(value)) {
    needs.queries.push({ place, what: value });
    return;
  }
  for (const [name, item] of Object.entries(value)) collect(item, pointerTo(place, name), needs);
}

function nameQuery({ source, tag_id: tag, type }: GoodsQuery): string {
  if (source === 'tag') return `the tag "${tag ?? ''}"`;
  return type === undefined ? `"${source}"` : `"${source}" of type ${String(type)}`;
}

/** A line each, in the order of the documents; `there` names the documents that will be live. */
export async function warningsOf(
  client: Client,
  shop: string,
  documents: readonly ConfigDocument[],
  there: ReadonlySet<string>,
): Promise<string[]> {
  const needs: Needs = { links: [], queries: [] };
  for (const document of documents) collect(document.body, fileOf(document), needs);
  const queries = needs.queries.map(({ what }) => what);
  const knows = await askShop(client, shop, documents, queries);
  const goods = documents.flatMap((document) =>
    goodsIn(document.body).map((good) => ({ ...good, place: fileOf(document) + good.pointer })),
  );
  return [
    ...needs.links
      .filter(({ what: { to, id } }) => !there.has(`${to}/${id}`))
      .map(({ place, what: { to, id } }) => `${place}  leads to the ${to} "${id}", which is not live`),
    ...needs.queries
      .filter((_need, index) => knows.counts[index] === 0)
      .map(({ place, what }) => `${place}  shows nothing: no goods of ${nameQuery(what)} are on sale`),
    ...goods
      .filter((good) => !isOffered(good, knows.states.get(good.id)))
      .map(({ place, id }) => `${place}  names the good "${id}", which is not on sale`),
  ];
}
