/** Writes what goods are found by; after every change of goods, and for a whole database when its tokens are another version's. */
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { readText, type Text } from '#schemas/page/text.ts';
import { loadSounds, type Sounds } from '../search/sounds.ts';
import { TERMS_VERSION, vectorOf, type SearchField } from '../search/terms.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { goods, goodsSearch, goodsTag, tag } from '../tables/goods.ts';
import { setting } from '#server/kernel/db/installation.ts';

/** Whose tokens the index holds. */
const VERSION_KEY = 'search_terms';
/** Goods in memory at once. */
const BATCH = 500;

interface IndexRow {
  appId: string;
  id: string;
  title: Text;
  teacher: Text;
  summary: Text;
  /** Names of its tags; a tag without one is known by its id. */
  tags: Text[];
}

/** Written out with their tables: a select of one table names its columns alone. */
const TAG_NAMES = sql<Text[]>`coalesce((
  select json_agg(coalesce(${tag}.title, to_json(${goodsTag}.tag)) order by ${goodsTag}.tag)
  from ${goodsTag} left join ${tag} on ${tag}.app_id = ${goodsTag}.app_id and ${tag}.id = ${goodsTag}.tag
  where ${goodsTag}.app_id = ${goods}.app_id and ${goodsTag}.goods_id = ${goods}.id), '[]'::json)`;

const COLUMNS = {
  appId: goods.appId,
  id: goods.id,
  title: goods.title,
  teacher: goods.teacher,
  summary: goods.summary,
  tags: TAG_NAMES,
};

/** A text in both languages; once where they say the same. */
function bothOf(text: Text): string[] {
  return [...new Set([readText(text, 'cn'), readText(text, 'en')])].filter((one) => one !== '');
}

function fieldsOf({ title, teacher, summary, tags }: IndexRow): SearchField[] {
  const of = (text: Text, weight: SearchField['weight'], sounds: boolean) =>
    bothOf(text).map((one) => ({ text: one, weight, sounds }));
  return [
    ...of(title, 'A', true),
    ...[teacher, ...tags].flatMap((text) => of(text, 'B', true)),
    ...of(summary, 'C', false),
  ];
}

async function write(db: Database, rows: readonly IndexRow[], sounds: Sounds): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({
    appId: row.appId,
    goodsId: row.id,
    terms: vectorOf(fieldsOf(row), sounds),
  }));
  await db
    .insert(goodsSearch)
    .values(values)
    .onConflictDoUpdate({
      target: [goodsSearch.appId, goodsSearch.goodsId],
      set: { terms: sql`excluded.terms` },
    });
}

/** Indexes goods of one shop anew; ids of goods that are gone lose their entry. */
export async function indexGoods(db: Database, appId: string, ids: readonly string[]): Promise<void> {
  const sounds = await loadSounds();
  for (let start = 0; start < ids.length; start += BATCH) {
    const some = ids.slice(start, start + BATCH);
    await db.transaction(async (tx) => {
      const rows = await tx
        .select(COLUMNS)
        .from(goods)
        .where(and(eq(goods.appId, appId), inArray(goods.id, some)));
      const there = new Set(rows.map(({ id }) => id));
      const missingIds = some.filter((id) => !there.has(id));
      if (missingIds.length > 0)
        await tx
          .delete(goodsSearch)
          .where(and(eq(goodsSearch.appId, appId), inArray(goodsSearch.goodsId, missingIds)));
      await write(tx, rows, sounds);
    });
  }
}

/**
 * Indexes goods without an entry, or all of them where the entries are another version's; batch by batch, so that a
 * run cut short is finished by the next. Called under the lock of starting nodes. Answers how many it wrote.
 */
export async function bringSearchUpToDate(db: Database): Promise<number> {
  const [version] = await db.select().from(setting).where(eq(setting.key, VERSION_KEY));
  if (version?.value !== TERMS_VERSION) await db.delete(goodsSearch);
  const count = await indexMissing(db);
  if (version?.value !== TERMS_VERSION) {
    const value = { key: VERSION_KEY, value: TERMS_VERSION };
    await db.insert(setting).values(value).onConflictDoUpdate({ target: setting.key, set: value });
  }
  if (count > 0) await settle(db);
  return count;
}

async function indexMissing(db: Database): Promise<number> {
  let last = { appId: '', id: '' };
  let count = 0;
  for (;;) {
    const rows: IndexRow[] = await db
      .select(COLUMNS)
      .from(goods)
      .leftJoin(goodsSearch, and(eq(goodsSearch.appId, goods.appId), eq(goodsSearch.goodsId, goods.id)))
      .where(
        and(
          isNull(goodsSearch.goodsId),
          or(gt(goods.appId, last.appId), and(eq(goods.appId, last.appId), gt(goods.id, last.id))),
        ),
      )
      .orderBy(asc(goods.appId), asc(goods.id))
      .limit(BATCH);
    const end = rows.at(-1);
    if (end === undefined) return count;
    await write(db, rows, await loadSounds());
    count += rows.length;
    last = end;
  }
}

/** The embedded database has nobody to do it later: entries out of the waiting list, and figures for the planner. */
async function settle(db: Database): Promise<void> {
  await db.execute(sql`select gin_clean_pending_list('goods_search_terms')`);
  await db.execute(sql`analyze goods, goods_search`);
}
