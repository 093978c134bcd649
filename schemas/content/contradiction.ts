/** What a contradiction of a good's facts is made of, and of which facts (D127). */
import type { LocaleText } from '../page/text.ts';
import { MARKETING } from './goods-state.ts';

export interface PricedFacts {
  /** Fen. */
  price: number;
  line_price?: number;
}

/** The facts of one good after a change is merged into what is stored: money in fen, moments in unix seconds, 0 for none. */
export interface GoodsFacts extends PricedFacts {
  type: number;
  /** Absent where the members' price is not set. */
  svip_price?: number | undefined;
  svip_free?: boolean;
  /** Absent where the merchant leaves it to the facts. */
  pay_state?: number | undefined;
  marketing_type?: number | undefined;
  marketing_end_ts?: number;
  sale_start_ts?: number;
  alive_state?: number | undefined;
  start_ts?: number;
  is_lookback?: boolean;
  lookback_end_ts?: number;
  refund_days?: number;
  media?: string | undefined;
  seconds?: number;
  try_seconds?: number;
  /** Whether an exam or a practice has questions; absent where nobody looked. */
  has_questions?: boolean;
  skus?: readonly (PricedFacts & { id: string })[];
}

export interface Contradiction {
  /** `refuse`: the row cannot mean both. `note`: one field has no effect beside the other, which is worth saying. */
  kind: 'refuse' | 'note';
  rule: string;
  /** By their names in the tables: the one to change first, and the one it contradicts. */
  fields: readonly [string, string];
  /** The variant, where it is one variant's row. */
  sku?: string;
  message: LocaleText;
  hint: LocaleText;
}

export type Say = readonly [cn: string, en: string];
export type FoundContradiction = Omit<Contradiction, 'sku'>;

const say = ([cn, en]: Say): LocaleText => ({ cn, en });
const contradictionOf =
  (kind: Contradiction['kind']) =>
  (rule: string, fields: readonly [string, string], message: Say, hint: Say): FoundContradiction => ({
    kind,
    rule,
    fields,
    message: say(message),
    hint: say(hint),
  });
export const refuse = contradictionOf('refuse');
export const note = contradictionOf('note');

export const isPromoted = ({ marketing_type: type }: Pick<GoodsFacts, 'marketing_type'>): boolean =>
  type === MARKETING.discount || type === MARKETING.flashSale;

export type Rule = (facts: GoodsFacts) => FoundContradiction | undefined | false;
