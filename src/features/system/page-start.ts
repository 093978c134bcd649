/** What a page start was told of its shop, asked again (M70, D121): the five calls in one batch. */
import type { Engine } from '#engine/engine.ts';
import { shopClosedGet, shopExpiredGet, shopInfoGet } from '#schemas/api/shop/shop.ts';
import { shopNoLoginGet, shopPasswordLoginGet } from '#schemas/api/shop/login-rules.ts';
import { canonicalJson } from '#schemas/page/json.ts';
import { closedOf, expiryOf, noLoginOf, passwordLoginOf } from '#schemas/shop/page-start.ts';
import type { ShopInfo } from '#schemas/shop/shop-info.ts';

const toldAtStart = (info: ShopInfo) => [
  info,
  expiryOf(info),
  closedOf(info),
  noLoginOf(info),
  passwordLoginOf(info),
];

/** Whether the shop is another one than the page was made for; an answer that is missing says nothing. */
export async function hasShopChanged({ call, boot }: Pick<Engine, 'call' | 'boot'>): Promise<boolean> {
  const answers = await Promise.all([
    call(shopInfoGet, {}),
    call(shopExpiredGet, {}),
    call(shopClosedGet, {}),
    call(shopNoLoginGet, {}),
    call(shopPasswordLoginGet, {}),
  ]);
  const initialData = toldAtStart(boot.info);
  return answers.some(
    (answer, index) => answer.ok && canonicalJson(answer.data) !== canonicalJson(initialData[index]),
  );
}
