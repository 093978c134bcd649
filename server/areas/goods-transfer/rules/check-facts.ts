/** Judges each good as the tables and the shop together tell of it: what contradicts itself is refused, what has no effect is said (D127). */
import { findContradictions, type GoodsFacts } from '#schemas/content/goods-contradictions.ts';
import type { GoodsLine, SkuLine } from '#schemas/goods-table/tables.ts';
import type { GoodsFault } from '#schemas/goods-table/import-report.ts';
import { tsOf } from '#schemas/goods-table/moments.ts';

type PlacedLines<Line> = readonly (readonly [Line, number])[];

function factsOf(line: GoodsLine, skus: readonly SkuLine[]): GoodsFacts {
  return {
    type: line.type,
    price: line.price,
    line_price: line.line_price ?? 0,
    svip_price: line.svip_price,
    svip_free: line.svip_free ?? false,
    pay_state: line.pay_state,
    marketing_type: line.marketing_type,
    marketing_end_ts: tsOf(line.marketing_end),
    sale_start_ts: tsOf(line.sale_start),
    alive_state: line.alive_state,
    start_ts: tsOf(line.start),
    is_lookback: line.is_lookback ?? false,
    lookback_end_ts: tsOf(line.lookback_end),
    refund_days: line.refund_days ?? 0,
    media: line.media,
    seconds: line.seconds ?? 0,
    try_seconds: line.try_seconds ?? 0,
    skus: skus.map(({ id, price, line_price = 0 }) => ({ id, price, line_price })),
  };
}

/** `rows`: the goods and variants of the tables. `kept`: what the shop has of those the tables leave out. */
export function checkFacts(
  rows: { goods: PlacedLines<GoodsLine>; skus: PlacedLines<SkuLine> },
  shopTables: { goods: readonly GoodsLine[]; skus: readonly SkuLine[] },
): { faults: GoodsFault[]; notes: GoodsFault[] } {
  const [faults, notes]: [GoodsFault[], GoodsFault[]] = [[], []];
  const newGoods = new Map(rows.goods.map(([line, row]) => [line.id, { line, row }]));
  const rowOfSku = new Map(rows.skus.map(([line, row]) => [`${line.goods_id} ${line.id}`, row]));
  const withSkus = new Set(rows.skus.map(([line]) => line.goods_id));
  const others = shopTables.goods.filter(({ id }) => withSkus.has(id) && !newGoods.has(id));
  for (const { line, row } of [
    ...newGoods.values(),
    ...others.map((one) => ({ line: one, row: undefined })),
  ]) {
    const own = withSkus.has(line.id) ? rows.skus.map(([sku]) => sku) : shopTables.skus;
    const skus = own.filter((sku) => sku.goods_id === line.id);
    for (const { kind, rule, fields, sku, message, hint } of findContradictions(factsOf(line, skus))) {
      const skuRow = sku === undefined ? undefined : rowOfSku.get(`${line.id} ${sku}`);
      const place =
        skuRow === undefined ? { table: 'goods' as const, row } : { table: 'skus' as const, row: skuRow };
      // A contradiction of a good that no row tells of was there before.
      if (place.row === undefined) continue;
      const messageWithFields = {
        cn: `${message.cn}（${fields.join('、')}）`,
        en: `${message.en} (${fields.join(', ')})`,
      };
      const fault = {
        ...place,
        row: place.row,
        pointer: `/${fields[0]}`,
        rule,
        message: messageWithFields,
        hint,
      };
      (kind === 'refuse' ? faults : notes).push(fault);
    }
  }
  return { faults, notes };
}
