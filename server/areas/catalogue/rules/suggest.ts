/** What is offered while somebody types: goods with their covers, teachers, and what may be meant where nothing is found. */
import type { Suggestions } from '#schemas/api/catalogue/search.ts';
import { LOCALES } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { readSearchText } from '#schemas/search/search-text.ts';
import type { SearchSettings } from '#schemas/search/search-settings.ts';
import type { Stores } from '#server/kernel/area.ts';
import { marksOf, needsSounds } from '../search/marks.ts';
import { loadSounds } from '../search/sounds.ts';
import { readWideQuery } from '../search/synonyms.ts';
import type { CardFacts } from './goods.ts';
import { correctSpelling } from './spelling-correction.ts';

const GOODS_MAX = 5;
const TEACHERS_MAX = 3;
/** Goods whose teachers are looked at. */
const ROWS_MAX = 20;

const NOTHING: Suggestions = { goods: [], teachers: [] };

export async function suggest(
  stores: Pick<Stores, 'search'>,
  { appId, locale }: CardFacts,
  content: string,
  { synonyms }: SearchSettings,
): Promise<Suggestions> {
  const text = readSearchText(content);
  const query = readWideQuery(text, synonyms);
  if (query === undefined) return NOTHING;
  const { rows } = await stores.search.find(appId, {
    any: query.any,
    literal: query.literal,
    offset: 0,
    limit: ROWS_MAX,
  });
  if (rows.length === 0) {
    const correction = await correctSpelling(stores, appId, text);
    return correction === undefined ? NOTHING : { ...NOTHING, meant: correction };
  }
  const sounds = needsSounds(query) ? await loadSounds() : undefined;
  const teachers = new Set(
    rows
      .map(({ teacher }) => teacher)
      // A name is found in either language, and told in that of the page.
      .filter((name) => LOCALES.some((one) => marksOf(readText(name, one), query, sounds).length > 0))
      .map((name) => readText(name, locale)),
  );
  const goods = rows.slice(0, GOODS_MAX).map((row) => {
    const title = readText(row.title, locale);
    return {
      id: row.id,
      type: row.type,
      title,
      cover: row.cover,
      teacher: readText(row.teacher, locale),
      marks: marksOf(title, query, sounds),
    };
  });
  return { goods, teachers: [...teachers].slice(0, TEACHERS_MAX) };
}
