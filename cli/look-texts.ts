/** Puts a shop's own words into a look: where its blocks and the look's agree, the shop's texts stand. */
import { isObject } from '#schemas/page/json.ts';
import type { ConfigDocument, ConfigVersion } from '#server/areas/pages/store/config-rows.ts';

type Json = Readonly<Record<string, unknown>>;

/** Looks are written in both languages, so what is a text in one can be seen. */
function isText(value: unknown): boolean {
  return isObject(value) && typeof value['cn'] === 'string' && typeof value['en'] === 'string';
}

function isWorded(value: unknown): boolean {
  return typeof value === 'string' || isText(value);
}

/** The look's value with the shop's words wherever both have a text in the same place. */
function withTexts(look: unknown, own: unknown): unknown {
  if (isText(look)) return isWorded(own) ? own : look;
  if (Array.isArray(look))
    return Array.isArray(own) ? look.map((item, index) => withTexts(item, own[index])) : look;
  if (!isObject(look) || !isObject(own)) return look;
  return Object.fromEntries(Object.entries(look).map(([name, value]) => [name, withTexts(value, own[name])]));
}

function nodesOf(page: unknown): Json[] {
  const regions = isObject(page) ? page['regions'] : undefined;
  return isObject(regions)
    ? Object.values(regions).flatMap((list) => (Array.isArray(list) ? list.filter(isObject) : []))
    : [];
}

interface DressedDocument {
  body: unknown;
  /** Blocks of the shop's page that have no place in the look, as `id (kind)`. */
  left: string[];
}

/** A page of the look: a block agrees with the shop's of its kind, of the same id before others, each once. */
function dressPage(look: Json, own: unknown): DressedDocument {
  const free = new Set(nodesOf(own));
  const twin = (node: Json): Json | undefined => {
    const alike = [...free].filter(({ kind, v }) => kind === node['kind'] && v === node['v']);
    return alike.find(({ id }) => id === node['id']) ?? alike[0];
  };
  const dress = (node: unknown): unknown => {
    const counterpart = isObject(node) ? twin(node) : undefined;
    if (!isObject(node) || counterpart === undefined) return node;
    free.delete(counterpart);
    return { ...node, props: withTexts(node['props'], counterpart['props']) };
  };
  const regions = isObject(look['regions']) ? Object.entries(look['regions']) : [];
  const newRegions = regions.map(([name, list]) => [name, Array.isArray(list) ? list.map(dress) : list]);
  const { regions: _regions, ...head } = look;
  const body = { ...Object(withTexts(head, own)), regions: Object.fromEntries(newRegions) };
  return { body, left: [...free].map(({ id, kind }) => `${String(id)} (${String(kind)})`) };
}

/** Navigation, contacts and side menu are the shop's own facts: only what it has none of comes with the look. */
function dressChrome(look: unknown, own: unknown): unknown {
  if (!isObject(look) || !isObject(own)) return look;
  const entries = Object.entries(look).map(([name, value]) => {
    const mine = own[name];
    if (Array.isArray(value)) return [name, Array.isArray(mine) && mine.length > 0 ? mine : value];
    return [name, isText(value) ? withTexts(value, mine) : dressChrome(value, mine)];
  });
  return { ...own, ...Object.fromEntries(entries) };
}

/** A document of a look as the shop is given it. */
export function dress(look: ConfigDocument, live: ConfigVersion | undefined): DressedDocument {
  if (live === undefined || look.kind === 'theme') return { body: look.body, left: [] };
  if (look.kind === 'page' && isObject(look.body)) return dressPage(look.body, live.body);
  return { body: dressChrome(look.body, live.body), left: [] };
}
