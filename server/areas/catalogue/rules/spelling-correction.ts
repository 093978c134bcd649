/** What somebody probably meant whose text finds nothing: each word of it that finds nothing is exchanged for a near one. */
import { readText } from '#schemas/page/text.ts';
import type { Stores } from '#server/kernel/area.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import { fold } from '../search/fold.ts';
import { nearCondition, nearestIn } from '../search/near.ts';
import { readQuery } from '../search/query.ts';
import { loadSounds, type Sounds } from '../search/sounds.ts';
import { splitRuns, type Run } from '../search/split.ts';

/** More words are a sentence, in which nobody guesses. */
const RUNS_MAX = 3;
/** Goods whose texts are looked through for the word. */
const ROWS_MAX = 10;

type SearchStores = Pick<Stores, 'search'>;

const textsOf = ({ title, teacher }: GoodsRow) =>
  [title, teacher].flatMap((text) => [readText(text, 'cn'), readText(text, 'en')]);

async function nearest(
  stores: SearchStores,
  appId: string,
  run: Run,
  sounds: Sounds,
): Promise<string | undefined> {
  const any = nearCondition(run, sounds);
  if (any === undefined) return undefined;
  const { rows } = await stores.search.find(appId, { any, literal: any, offset: 0, limit: ROWS_MAX });
  for (const text of rows.flatMap(textsOf)) {
    const word = nearestIn(text, run, sounds);
    if (word !== undefined) return word;
  }
  return undefined;
}

async function finds(stores: SearchStores, appId: string, text: string): Promise<boolean> {
  const query = readQuery(text);
  if (query === undefined) return false;
  const { total } = await stores.search.find(appId, {
    any: query.any,
    literal: query.any,
    offset: 0,
    limit: 1,
  });
  return total > 0;
}

/** Undefined where no other text finds anything. */
export async function correctSpelling(
  stores: SearchStores,
  appId: string,
  content: string,
): Promise<string | undefined> {
  const runs = splitRuns(fold(content).text);
  if (runs.length === 0 || runs.length > RUNS_MAX) return undefined;
  const sounds = await loadSounds();
  const words: string[] = [];
  for (const run of runs) {
    const isFindable = runs.length > 1 && (await finds(stores, appId, run.text));
    const word = isFindable ? run.text : await nearest(stores, appId, run, sounds);
    if (word === undefined) return undefined;
    words.push(word);
  }
  const correction = words.join(' ');
  return correction !== fold(content).text.trim() && (await finds(stores, appId, correction))
    ? correction
    : undefined;
}
