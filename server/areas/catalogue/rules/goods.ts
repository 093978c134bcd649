/** From a stored good to what lists show of it, in the language of the request. */
import { GoodsCardSchema, type GoodsCard, type GoodsLimit } from '#schemas/content/goods-card.ts';
import { promotionAt } from '#schemas/content/price.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import { readLimits, type GoodsLimits } from '#server/areas/access/area.ts';
import type { Stores } from '#server/kernel/area.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import { lowestPrice, payStateOf } from './sale.ts';

/** Whose goods, in which language, and when (unix seconds): a promotion that is over lowers no price. */
export interface CardFacts {
  appId: string;
  locale: Locale;
  now: number;
}

export function cardFacts(appId: string, locale: Locale, clock: Clock): CardFacts {
  return { appId, locale, now: secondsOf(clock.now()) };
}

type CardRow = Pick<GoodsRow, keyof GoodsRow & keyof GoodsCard>;
const CARD_FIELDS: ReadonlySet<string> = new Set(Object.keys(GoodsCardSchema.properties));

/** What a card shows of the row; a stored field that no card has stays here. */
function cardRow(row: GoodsRow): CardRow;
function cardRow(row: GoodsRow): object {
  return Object.fromEntries(Object.entries(row).filter(([field]) => CARD_FIELDS.has(field)));
}

function presentCard(row: GoodsRow, limit: GoodsLimit | undefined, locale: Locale): GoodsCard {
  const card = {
    ...cardRow(row),
    title: readText(row.title, locale),
    summary: readText(row.summary, locale),
    teacher: readText(row.teacher, locale),
  };
  return limit === undefined ? card : { ...card, limit };
}

/** The limit that is judged first (D73). */
function firstLimit(limits: GoodsLimits | undefined): GoodsLimit | undefined {
  if (limits?.isDesignated === true) return 'designated';
  if (limits?.hasPassword === true) return 'password';
  return limits?.svipPrice === undefined ? undefined : 'svip';
}

/** What cards are made from beside the goods themselves. */
export type CardStores = Pick<Stores, 'goodsLimits' | 'details'>;

/** Cards of several lists, their limits and what is left of them read at once. */
export async function presentLists(
  stores: CardStores,
  { appId, locale, now }: CardFacts,
  lists: readonly (readonly GoodsRow[])[],
): Promise<GoodsCard[][]> {
  const ids = lists.flatMap((rows) => rows.map(({ id }) => id));
  const [limits, sales] = await Promise.all([
    readLimits(stores, appId, ids),
    stores.details.salesOf(appId, ids),
  ]);
  const present = (row: GoodsRow) => {
    const sale = sales.get(row.id);
    const { price, line_price } = lowestPrice(row, sale, now);
    const currentGood = {
      ...row,
      ...promotionAt(row, now),
      price,
      line_price,
      pay_state: payStateOf(row, sale, now),
    };
    return presentCard(currentGood, firstLimit(limits.get(row.id)), locale);
  };
  return lists.map((rows) => rows.map(present));
}

export async function presentCards(
  stores: CardStores,
  facts: CardFacts,
  rows: readonly GoodsRow[],
): Promise<GoodsCard[]> {
  const [cards = []] = await presentLists(stores, facts, [rows]);
  return cards;
}
