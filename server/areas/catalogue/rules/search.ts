/** Searching a shop (D92): from what was typed to a page of results with their highlights. */
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import type { SearchResult } from '#schemas/content/search-result.ts';
import type { SearchSettings } from '#schemas/search/search-settings.ts';
import { readSearchText, SEARCH_PAGES_MAX } from '#schemas/search/search-text.ts';
import { presentCards, type CardFacts } from './goods.ts';
import type { Stores } from '#server/kernel/area.ts';
import { marksOf, needsSounds } from '../search/marks.ts';
import type { SearchQuery } from '../search/query.ts';
import { loadSounds, type Sounds } from '../search/sounds.ts';
import { readWideQuery } from '../search/synonyms.ts';
import { correctSpelling } from './spelling-correction.ts';

/** D11. */
const PAGE_SIZE = 20;
const RECOMMENDED = 6;

type Reading = Pick<Stores, 'goods' | 'goodsLimits' | 'details' | 'search'>;

export interface SearchPage {
  list: SearchResult[];
  total: number;
  page: number;
  page_size: number;
  has_more: boolean;
  recommend: GoodsCard[];
  // oxlint-disable-next-line names/no-bare-participle -- the name it has on the wire
  meant?: string;
}

/** What most learners of the shop chose. */
export async function recommendGoods(
  stores: Pick<Stores, 'goods' | 'goodsLimits' | 'details'>,
  facts: CardFacts,
): Promise<GoodsCard[]> {
  const rows = await stores.goods.find(facts.appId, { source: 'hot', limit: RECOMMENDED });
  return presentCards(stores, facts, rows);
}

function presentResult(card: GoodsCard, query: SearchQuery, sounds: Sounds | undefined): SearchResult {
  const marks = (text: string) => marksOf(text, query, sounds);
  return {
    card,
    // A summary is not found by its sound, so none is marked in it.
    marks: {
      title: marks(card.title),
      teacher: marks(card.teacher),
      summary: marksOf(card.summary, query, undefined),
    },
  };
}

export async function searchGoods(
  stores: Reading,
  facts: CardFacts,
  request: { content: string; type?: number | undefined; page?: number | undefined },
  { synonyms }: SearchSettings,
): Promise<SearchPage> {
  const { page = 1, type = 0 } = request;
  const text = readSearchText(request.content);
  const query = readWideQuery(text, synonyms);
  const ofType = type === 0 ? {} : { type };
  const { rows, total } =
    query === undefined
      ? { rows: [], total: 0 }
      : await stores.search.find(facts.appId, {
          literal: query.literal,
          any: query.any,
          ...ofType,
          offset: (page - 1) * PAGE_SIZE,
          limit: PAGE_SIZE,
        });
  const sounds =
    query !== undefined && rows.length > 0 && needsSounds(query) ? await loadSounds() : undefined;
  const cards = await presentCards(stores, facts, rows);
  const correction = total === 0 && type === 0 ? await correctSpelling(stores, facts.appId, text) : undefined;
  return {
    list: query === undefined ? [] : cards.map((card) => presentResult(card, query, sounds)),
    total,
    page,
    page_size: PAGE_SIZE,
    has_more: page * PAGE_SIZE < total && page < SEARCH_PAGES_MAX,
    recommend: total === 0 ? await recommendGoods(stores, facts) : [],
    ...(correction === undefined ? {} : { meant: correction }),
  };
}

/** The types among what a text finds, most first. */
export async function searchTypes(
  stores: Pick<Stores, 'search'>,
  appId: string,
  content: string,
  { synonyms }: SearchSettings,
): Promise<{ total: number; list: { type: number; count: number }[] }> {
  const query = readWideQuery(readSearchText(content), synonyms);
  const list = query === undefined ? [] : await stores.search.countTypes(appId, query.any);
  return { list, total: list.reduce((sum, { count }) => sum + count, 0) };
}
