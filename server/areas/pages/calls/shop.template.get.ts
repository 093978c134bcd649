/** Answers the published footer template and tab sets, with the defaults of what was not published (M219, D39, D41). */
import { shopTemplateGet } from '#schemas/api/pages/shop.template.get.ts';
import { DEFAULT_TAB_SET, fillTabSet } from '#schemas/shop/tab-set.ts';
import { CHROME_ID } from '../rules/boot.ts';
import { readConfigBody } from '../rules/salvage-config.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopTemplateGetHandler = handle(shopTemplateGet, async ({ shop, deps }) => {
  const { pages, renderers } = deps;
  const [{ boot }, published] = await Promise.all([
    pages.boots.read(shop),
    pages.live(shop.appId, 'tabs', CHROME_ID),
  ]);
  const { types } = fillTabSet(readConfigBody(renderers.validator('tabs'), published?.body, DEFAULT_TAB_SET));
  return ok(boot.footer === undefined ? { tabs: types } : { footer: boot.footer, tabs: types });
});
