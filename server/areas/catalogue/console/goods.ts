/** The merchant's list of goods (D138). */
import { valuesOf } from '#schemas/api/console/define-console-call.ts';
import { GOODS_SORTS, consoleGoodsList } from '#schemas/api/console/goods.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';

function present(row: GoodsRow, locale: Locale) {
  const { id, type, cover, price, line_price, state, pay_state, student_count, lesson_count } = row;
  const { tags, created_ts, updated_ts } = row;
  const title = readText(row.title, locale);
  const counts = { student_count, lesson_count };
  return {
    id,
    type,
    title,
    cover,
    price,
    line_price,
    state,
    pay_state,
    ...counts,
    tags,
    created_ts,
    updated_ts,
  };
}

export const goodsCalls = [
  handleConsole(consoleGoodsList, async ({ input, shop, deps, locale }) => {
    const place = toSortedPlace(input, GOODS_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const { q, filter = {} } = input;
    const matching = {
      q,
      types: valuesOf(filter.type),
      states: valuesOf(filter.state),
      isLowStock: filter.is_low_stock,
      isOfferEnding: filter.is_offer_ending,
      locale,
    };
    const { rows, ...part } = await deps.stores.goodsParts.part(shop.appId, matching, place);
    return ok({ ...part, items: rows.map((row) => present(row, locale)) });
  }),
];
