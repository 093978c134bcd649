/** On what terms the money for a good is given back (D67); of a lesson that is not sold by itself, ask for what is sold. */
import { REFUND_SHARE_PERCENT } from '#schemas/order/refund-rule.ts';
import type { Text } from '#schemas/page/text.ts';
import type { Stores } from '#server/kernel/area.ts';

export async function readRefundTerms(
  { details }: Pick<Stores, 'details'>,
  appId: string,
  goodsId: string,
): Promise<{ days: number; share: number; terms: Text }> {
  const detail = await details.of(appId, goodsId);
  return { days: detail?.refundDays ?? 0, share: REFUND_SHARE_PERCENT, terms: detail?.refundTerms ?? '' };
}
