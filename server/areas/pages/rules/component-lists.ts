/** The lists standing on a shop's published pages, found by the id of their block: /all may show one of them whole (D22). */
import { createCache } from '#server/kernel/cache/cache.ts';
import type { GoodsQuery } from '#schemas/content/goods-card.ts';
import type { Catalogue } from '#schemas/page/catalogue.ts';
import { isObject } from '#schemas/page/json.ts';
import type { ParsedNode } from '#schemas/page/node-reader.ts';
import { parseLenient } from '#schemas/page/parse-document.ts';
import type { Text } from '#schemas/page/text.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { ConfigVersion } from '../store/config-rows.ts';
import type { ConfigStore } from '../store/configs.store.ts';

interface ComponentList {
  title: Text;
  query: GoodsQuery;
}

export interface ComponentLists {
  /** The list of a block; of a block with several, the one of `tag` or else the first. */
  find(appId: string, componentId: string, tag: string): Promise<ComponentList | undefined>;
  close(): void;
}

type Lists = ReadonlyMap<string, readonly ComponentList[]>;

const SHOPS_MAX = 200;
const FRESH_MS = 30_000;
/** A page's block wins over an equally named one of a later page; the home comes first. */
const HOME_ID = 'home';

export function makeComponentLists(options: {
  configs: Pick<ConfigStore, 'listLive'>;
  renderers: Catalogue;
  bus: Bus;
  clock: Clock;
}): ComponentLists {
  const { configs, renderers, bus, clock } = options;
  const entries = createCache<{ lists: Lists; at: number }>({
    name: 'component-lists',
    maxEntries: SHOPS_MAX,
  });
  let epoch = 0;
  const stop = bus.subscribe('purge', ({ appId }) => {
    epoch += 1;
    entries.delete(appId);
  });
  const stopHearing = bus.onGap(() => {
    epoch += 1;
    entries.clear();
  });

  async function listsOf(appId: string): Promise<Lists> {
    const entry = entries.get(appId);
    if (entry !== undefined && clock.now() - entry.at < FRESH_MS) return entry.lists;
    const startEpoch = epoch;
    const lists = collect(await configs.listLive(appId), renderers);
    if (startEpoch === epoch) entries.set(appId, { lists, at: clock.now() });
    return lists;
  }

  return {
    find: async (appId, componentId, tag) => {
      const lists = (await listsOf(appId)).get(componentId);
      return lists?.find(({ query }) => query.source === 'tag' && query.tag_id === tag) ?? lists?.[0];
    },
    close: () => {
      stop();
      stopHearing();
    },
  };
}

function collect(versions: readonly ConfigVersion[], renderers: Catalogue): Lists {
  const pages = versions
    .filter(({ kind }) => kind === 'page')
    .sort((one, other) => rankOf(one) - rankOf(other) || (one.id < other.id ? -1 : 1));
  const lists = new Map<string, readonly ComponentList[]>();
  for (const { body } of pages) {
    const { regions } = parseLenient(body, renderers).document;
    for (const node of Object.values(regions).flat()) gather(node, lists);
  }
  return lists;
}

function rankOf({ id }: ConfigVersion): number {
  return id === HOME_ID ? 0 : 1;
}

function gather(node: ParsedNode, lists: Map<string, readonly ComponentList[]>): void {
  const own = node.brokenReason === undefined ? listsIn(node.props) : [];
  if (own.length > 0 && !lists.has(node.id)) lists.set(node.id, own);
  for (const child of Object.values(node.slots).flat()) gather(child, lists);
}

/** A block names its goods by a query of its own, or by one in each of its tabs. */
function listsIn(props: Readonly<Record<string, unknown>>): ComponentList[] {
  const parts = [props, ...(Array.isArray(props['tabs']) ? props['tabs'].filter(isObject) : [])];
  return parts.flatMap((part) => {
    const { query } = part;
    return isGoodsQuery(query) ? [{ title: titleOf(part) || titleOf(props), query }] : [];
  });
}

/** The block was judged by its schema, so a source it names comes with the fields of one. */
function isGoodsQuery(value: unknown): value is GoodsQuery {
  return isObject(value) && typeof value['source'] === 'string' && typeof value['limit'] === 'number';
}

function titleOf({ title }: Readonly<Record<string, unknown>>): Text {
  if (typeof title === 'string') return title;
  if (!isObject(title)) return '';
  const { cn, en } = title;
  return { cn: typeof cn === 'string' ? cn : '', en: typeof en === 'string' ? en : '' };
}
