/** Names the facts of a good that contradict each other, both fields of each, before they are stored (D125, D127). */
import {
  isPromoted,
  note,
  refuse,
  type Contradiction,
  type FoundContradiction,
  type GoodsFacts,
} from './contradiction.ts';
import { PIECE_RULES } from './piece-contradictions.ts';
import { SALE_RULES } from './sale-contradictions.ts';

export type { Contradiction, GoodsFacts } from './contradiction.ts';

/** A promotion is the good's; what each variant costs in it and after it stands in the variant's own row (D125). */
function skuContradictions(facts: GoodsFacts): Contradiction[] {
  const { skus = [] } = facts;
  if (!isPromoted(facts)) return [];
  return skus.flatMap(({ id, price, line_price = 0 }): Contradiction[] => {
    if (line_price === 0)
      return [
        {
          ...note(
            'promotion-lowers-nothing',
            ['line_price', 'marketing_type'],
            [
              `规格 ${id} 没有原价，促销前后价格一样`,
              `The variant ${id} has no line_price: it costs the same after the promotion`,
            ],
            [
              '在规格的 line_price 写促销结束后的价格',
              'Write what the variant costs after the promotion in its line_price',
            ],
          ),
          sku: id,
        },
      ];
    return price > line_price ? [{ ...dearer(`规格 ${id} `, `The variant ${id}: `), sku: id }] : [];
  });
}

const dearer = (cn = '', en = ''): FoundContradiction =>
  refuse(
    'promotion-dearer',
    ['price', 'line_price'],
    [`${cn}促销价高于原价`, `${en}the promotion's price is above the struck price`],
    [
      'price 是促销时的价格，line_price 是促销结束后的价格',
      'price is charged during the promotion, line_price after it',
    ],
  );

/** Every contradiction of a good, those of its own row first; none for a good that can be sold as it is written. */
export function findContradictions(facts: GoodsFacts): Contradiction[] {
  const { price, line_price: line = 0 } = facts;
  const own = [...SALE_RULES, ...PIECE_RULES].flatMap((rule): FoundContradiction[] => {
    const one = rule(facts);
    return one === undefined || one === false ? [] : [one];
  });
  const isDearer = isPromoted(facts) && line > 0 && price > line;
  return [...own, ...(isDearer ? [dearer()] : []), ...skuContradictions(facts)];
}
