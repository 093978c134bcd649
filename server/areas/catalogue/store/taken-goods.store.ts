/** The good an exam or a practice is: free, in no list, opened by its link and by the courses that hold it. */
import { and, count, eq } from 'drizzle-orm';
import { LIVE_STATE, MARKETING, PAY_STATE } from '#schemas/content/goods-state.ts';
import type { Text } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { canonicalJson } from '#server/kernel/db/canonical-json.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { PLAIN_DETAIL } from '../rules/plain-detail.ts';
import { goods } from '../tables/goods.ts';
import { indexGoods } from './search-index.ts';
import { createCatalogWriter } from './write-catalog.store.ts';

export interface TakenGood {
  appId: string;
  id: string;
  type: number;
  title: Text;
}

const newRow = ({ id, type, title }: TakenGood, position: number) => ({
  id,
  type,
  title,
  summary: '',
  cover: '',
  price: 0,
  line_price: 0,
  pay_state: PAY_STATE.free,
  marketing_type: MARKETING.none,
  marketing_end_ts: 0,
  lesson_count: 0,
  teacher: '',
  alive_state: LIVE_STATE.none,
  start_ts: 0,
  svip_free: false,
  state: 'hidden' as const,
  tags: [],
  position,
});

/** Makes it, or gives the one there is another title; everything else of that stays. Answers whether anything changed. */
export async function putTakenGood(tx: Database, clock: Clock, good: TakenGood): Promise<boolean> {
  const { appId, id, title } = good;
  const isThis = and(eq(goods.appId, appId), eq(goods.id, id));
  const [before] = await tx.select({ title: goods.title }).from(goods).where(isThis);
  if (before !== undefined) {
    if (canonicalJson(before.title) === canonicalJson(title)) return false;
    await tx
      .update(goods)
      .set({ title, updatedTs: secondsOf(clock.now()) })
      .where(isThis);
  } else {
    const [row] = await tx.select({ rows: count() }).from(goods).where(eq(goods.appId, appId));
    await createCatalogWriter(tx, clock, appId).putGoods({
      row: newRow(good, (row?.rows ?? 0) + 1),
      detail: PLAIN_DETAIL,
      media: undefined,
      teachers: [],
    });
  }
  await indexGoods(tx, appId, [id]);
  return true;
}
