/** On what terms the money for a good is given back (D67); of a lesson that is not sold by itself, ask for what is sold. */
import type { Text } from '#schemas/page/text.ts';
import type { Stores } from '#server/kernel/area.ts';

export async function readRefundTerms(
  { details }: Pick<Stores, 'details'>,
  appId: string,
  goodsId: string,
): Promise<{ days: number; terms: Text }> {
  const detail = await details.of(appId, goodsId);
  return { days: detail?.refundDays ?? 0, terms: detail?.refundTerms ?? '' };
}
