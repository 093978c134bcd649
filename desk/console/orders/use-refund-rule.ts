/** On which terms an order's money is given back, in words; empty where the good is gone. */
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#i18n/use-words.ts';
import { sayRefundRule } from '#pieces/refund-words.ts';
import { goodsPageGet } from '#schemas/api/catalogue/goods.ts';
import type { Order } from '#schemas/order/order.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';

export function useRefundRule({ goods_id: id, goods_type: type }: Order): string {
  const { call } = useDesk();
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: [goodsPageGet.name, id, type],
    queryFn: () => call(goodsPageGet, { goods_id: id, goods_type: type }),
  });
  return data?.ok === true ? sayRefundRule(data.data.refund, locale) : '';
}
