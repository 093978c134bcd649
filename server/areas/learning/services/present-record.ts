/** A learner's records as lists tell them (D82): whether they go on, how much is left, and courses with their lessons counted. */
import type { LearningRecord } from '#schemas/api/learning/records.ts';
import { isStudied } from '#schemas/content/resource-type.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import { readAccess, type SaleState } from '#server/areas/access/area.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { LearningRow, WholeRow } from '../store/learning-rows.ts';

type RecordDeps = Pick<Deps, 'stores' | 'clock' | 'catalogue'>;
interface Asker {
  appId: string;
  viewer: Viewer;
  locale: Locale;
}

const moment = (ms: number | null | undefined) => (ms === null || ms === undefined ? '' : shopTime(ms));

/** Of what is no live room, or was never said. */
const NONE = 0;
const NO_ROOM = { alive_type: NONE, alive_state: NONE };

/** What is told of the good itself, and what this person may do with it now. */
async function presentGoods(deps: RecordDeps, { appId, viewer, locale }: Asker, saleState: SaleState) {
  const { goods } = saleState;
  const access = await readAccess(deps, appId, { viewer, goods, saleState });
  return {
    resource_id: goods.id,
    resource_type: goods.type,
    title: readText(goods.title, locale),
    cover: goods.cover,
    content_app_id: appId,
    ...NO_ROOM,
    state: goods.state === 'off' ? ('off' as const) : ('on' as const),
    can_study: access.can_study,
  };
}

async function secondsLeft(deps: RecordDeps, appId: string, saleState: SaleState, row: LearningRow) {
  const { goods } = saleState;
  if (!isStudied(goods.type) || row.finished_at !== null) return 0;
  const media = await deps.catalogue.playedOf(appId, saleState);
  return Math.max(0, (media?.row?.seconds ?? 0) - row.org_learn_progress);
}

/** Undefined where the good is gone. */
export async function presentRecord(
  deps: RecordDeps,
  asker: Asker,
  row: LearningRow,
): Promise<LearningRecord | undefined> {
  const { appId, viewer, locale } = asker;
  const [goods, product] = await Promise.all([
    deps.catalogue.byId(appId, row.resource_id),
    row.product_id === '' ? undefined : deps.catalogue.byId(appId, row.product_id),
  ]);
  if (goods === undefined) return undefined;
  const holder = isStudied(goods.type) ? undefined : { goodsId: goods.id, userId: viewer.user.id, locale };
  const saleState = await deps.catalogue.saleStateOf(appId, goods);
  const [card, left, learnState] = await Promise.all([
    presentGoods(deps, asker, saleState),
    secondsLeft(deps, appId, saleState, row),
    holder && deps.catalogue.learnOf(appId, holder),
  ]);
  return {
    ...card,
    id: [row.product_id, row.resource_id].filter(Boolean).join('.'),
    content_app_id: row.content_app_id === '' ? card.content_app_id : row.content_app_id,
    alive_type: row.alive_type,
    alive_state: row.alive_state,
    product_id: row.product_id,
    product_type: product?.type ?? 0,
    product_title: readText(product?.title, locale),
    learn_progress: row.learn_progress,
    max_learn_progress: row.max_learn_progress,
    org_learn_progress: row.org_learn_progress,
    is_finish: row.finished_at === null ? 0 : 1,
    finished_at: moment(row.finished_at),
    last_learn_time: shopTime(row.last_learn_at),
    last_learn_ts: secondsOf(row.last_learn_at),
    stay_time: row.stay_time,
    seconds_left: left,
    lesson_count: learnState?.learn.lesson_count ?? 0,
    finished_count: learnState?.learn.finished_count ?? 0,
  };
}

/** A course with its lessons counted together (D81). */
export async function presentWhole(
  deps: RecordDeps,
  asker: Asker,
  { goodsId, lastLearnAt, stayTime }: WholeRow,
): Promise<LearningRecord | undefined> {
  const { appId, viewer, locale } = asker;
  const goods = await deps.catalogue.byId(appId, goodsId);
  if (goods === undefined) return undefined;
  const saleState = await deps.catalogue.saleStateOf(appId, goods);
  const [card, { learn, finishedAt }] = await Promise.all([
    presentGoods(deps, asker, saleState),
    deps.catalogue.learnOf(appId, { goodsId, userId: viewer.user.id, locale }),
  ]);
  return {
    ...card,
    id: goods.id,
    product_id: '',
    product_type: 0,
    product_title: '',
    learn_progress: learn.progress,
    max_learn_progress: learn.max_progress,
    org_learn_progress: learn.last_position,
    is_finish: learn.is_finish === 1 ? 1 : 0,
    finished_at: moment(finishedAt),
    last_learn_time: shopTime(lastLearnAt),
    last_learn_ts: secondsOf(lastLearnAt),
    stay_time: stayTime,
    seconds_left: 0,
    lesson_count: learn.lesson_count,
    finished_count: learn.finished_count,
  };
}
