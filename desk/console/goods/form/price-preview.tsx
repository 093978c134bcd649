/** What each buyer pays for the good as it stands in the form: everyone, members, holders of a coupon, and after the promotion. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleCouponsList } from '#schemas/api/console/coupons.ts';
import { amountOf, couponDiscount } from '#schemas/content/price.ts';
import { pricesOf, type PriceNow } from '#schemas/goods-table/price-words.ts';
import { secondsOf } from '#schemas/time.ts';
import { useMay } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { useEditor } from '#desk/kit/screens/editor/editor-context.ts';
import { editedItem } from '#desk/kit/screens/editor/item-edit.ts';
import { PlainTable, type PlainColumn } from '#desk/kit/screens/plain-table.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { goodsWords } from '../words.ts';
import { pricedItem } from './priced-item.ts';

const COUPONS_SHOWN = 5;

/** Coupons that can be used for it now. */
function useCoupons(goodsId: string | undefined) {
  const mayRead = useMay('coupons');
  const { data } = useConsoleQuery(
    consoleCouponsList,
    { filter: { state: 'on', phase: 'running' }, limit: 50 },
    { isOff: !mayRead },
  );
  return (data?.items ?? [])
    .filter(({ goods_ids: ids }) => ids.length === 0 || (goodsId !== undefined && ids.includes(goodsId)))
    .slice(0, COUPONS_SHOWN);
}

export function PricePreview({ goodsId }: { goodsId: string | undefined }) {
  const t = useTranslation(goodsWords);
  const say = useSay();
  const { edit } = useEditor();
  const item = pricedItem(editedItem(edit), say.locale);
  const coupons = useCoupons(goodsId);
  const [now] = useState(() => secondsOf(Date.now()));
  const prices = pricesOf(item, now, say.locale);
  const names = new Map(item.skus.map(({ id, name }) => [id, typeof name === 'string' ? name : '']));
  const money = (fen: number) => (fen === 0 ? t('pay_0') : say.money(fen));
  const columns: PlainColumn<PriceNow>[] = [
    {
      id: 'variant',
      label: t('variant'),
      cell: ({ sku_id: id }) => (id === '' ? t('theGood') : (names.get(id) ?? id)),
    },
    { id: 'now', label: t('everybody'), isNumber: true, cell: ({ price }) => money(price) },
    { id: 'member', label: t('members'), isNumber: true, cell: ({ member_price: price }) => money(price) },
    ...coupons.map(({ id, title, ...coupon }) => ({
      id: `coupon ${id}`,
      label: t('withCoupon', { title }),
      isNumber: true,
      cell: ({ price }: PriceNow) => money(amountOf(price, couponDiscount(coupon, price))),
    })),
    ...(prices.some(({ until_ts: ts }) => ts > 0)
      ? [
          {
            id: 'after',
            label: t('afterwards'),
            isNumber: true,
            cell: ({ price_after: price }: PriceNow) => money(price),
          },
        ]
      : []),
  ];
  return (
    <div data-prices>
      <h3>{t('preview')}</h3>
      <PlainTable
        label={t('preview')}
        columns={columns}
        rows={prices}
        keyOf={({ sku_id: id }) => (id === '' ? 'good' : id)}
        empty=""
      />
    </div>
  );
}
