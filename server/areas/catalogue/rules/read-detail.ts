/** Reads what both calls of a good's page answer: one round of queries, none of them about a person. */
import type { Offer } from '#schemas/content/detail.ts';
import type { Locale } from '#schemas/locale.ts';
import { secondsOf } from '#schemas/time.ts';
import { readLimits, type GoodsLimits, type SaleState } from '#server/areas/access/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { DetailRow, MediaRow } from '../store/detail-rows.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { SkuRow } from '../store/sku-rows.ts';
import { presentOffer, presentTeachers } from './detail.ts';
import { readOutline, type Outline } from './outline.ts';
import { readNodes } from './read-nodes.ts';
import { skusAt } from './skus.ts';

export type DetailDeps = Pick<Deps, 'stores' | 'catalogue' | 'clock' | 'comments'>;

const NO_LIMITS: GoodsLimits = { hasPassword: false, isDesignated: false, svipPrice: undefined };

/** What an order is made of, and what limits it. */
interface SoldGood {
  goods: GoodsRow;
  /** At what they cost everybody now, one at least. */
  skus: readonly SkuRow[];
  /** As everybody is told it. */
  offer: Offer;
  /** What it costs a member, where it is sold to members alone. */
  memberOffer: Offer;
  limits: GoodsLimits;
}

export interface Detail {
  saleState: SaleState;
  /** With the state of its sale now. */
  goods: GoodsRow;
  detail: DetailRow | undefined;
  media: MediaRow | undefined;
  outline: Outline;
  /** The good itself, or the first course on sale that holds it where it is not sold by itself. */
  soldGood: SoldGood;
  teachers: ReturnType<typeof presentTeachers>;
  commentCount: number;
  /** Unix seconds. */
  now: number;
}

async function readSold(
  { stores, clock }: DetailDeps,
  appId: string,
  saleState: SaleState,
): Promise<SoldGood> {
  const { goods, saleStartTs } = saleState;
  const now = secondsOf(clock.now());
  const [skuRows, limits] = await Promise.all([
    stores.skus.of(appId, goods.id),
    readLimits(stores, appId, [goods.id]),
  ]);
  const goodsLimits = limits.get(goods.id) ?? NO_LIMITS;
  const variants = skuRows.length === 0 ? [goods] : skuRows;
  const saleFacts = { variants, saleStartTs };
  return {
    goods,
    skus: skusAt(goods, skuRows, now),
    offer: presentOffer(goods, saleFacts, now),
    memberOffer: presentOffer(goods, { ...saleFacts, svipPrice: goodsLimits.svipPrice }, now),
    limits: goodsLimits,
  };
}

export async function readDetail(
  deps: DetailDeps,
  { appId, locale }: { appId: string; locale: Locale },
  row: GoodsRow,
): Promise<Detail> {
  const { stores, catalogue, clock, comments } = deps;
  const saleState = await catalogue.saleStateOf(appId, row);
  const { goods, isSoldAlone, holders } = saleState;
  const holder = holders.find((one) => one.goods.state !== 'off')?.goods;
  const seller = isSoldAlone || holder === undefined ? saleState : await catalogue.saleStateOf(appId, holder);
  const [detail, media, nodes, teachers, commentCount, soldGood] = await Promise.all([
    stores.details.of(appId, goods.id),
    stores.details.mediaOf(appId, goods.id),
    readNodes(stores, appId, goods.id, { now: clock.now() }),
    stores.details.teachersOf(appId, goods.id),
    comments.count(appId, goods.id),
    readSold(deps, appId, seller),
  ]);
  return {
    saleState,
    goods,
    detail,
    media,
    outline: readOutline(nodes),
    soldGood,
    teachers: presentTeachers(teachers, goods, locale),
    commentCount,
    now: secondsOf(clock.now()),
  };
}
