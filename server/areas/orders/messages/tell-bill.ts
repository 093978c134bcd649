/** Tells the owners of a shop once that what a provider says of a day is not what our events say. */
import { readText } from '#schemas/page/text.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { BillCheckRow } from '../bills/bill-rows.ts';

/** The language of a shop’s own people. */
const SHOP_LOCALE = 'cn' as const;
const NAMES: Readonly<Record<string, string>> = {
  sandbox: '模拟收银台',
  wechat_native: '微信支付',
  alipay_precreate: '支付宝',
  stripe_checkout: 'Stripe',
};

export async function tellBillDiffers(
  { stores, shop, messaging }: Pick<Deps, 'stores' | 'shop' | 'messaging'>,
  { appId, day, provider }: Pick<BillCheckRow, 'appId' | 'day' | 'provider'>,
): Promise<void> {
  const match = await shop.byAppId(appId);
  const check = (await stores.bills.ofShop(appId, day)).find((one) => one.provider === provider);
  if (match === undefined || check === undefined || check.differing === 0) return;
  const name = readText(match.row.info.base.shop_name, SHOP_LOCALE);
  const way = NAMES[provider] ?? provider;
  for (const userId of await stores.ownership.ownersOf(appId))
    await messaging.people.write({
      appId,
      id: `bill.${provider}.${day}.${userId}`,
      userId,
      purpose: 'bill-differs',
      locale: SHOP_LOCALE,
      subject: `${name}：${day} 对账有差异`,
      text: `【${name}】${way} ${day} 的账单与店铺记录有 ${String(check.differing)} 处不一致，请尽快核对。查看明细：npm run shop -- money check ${match.label} ${day}`,
    });
}
