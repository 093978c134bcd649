/** Answers the calls of chrome. */
import { shopNavbarGet, shopTemplateGet, shopSuspendGet, shopThemeGet } from '#schemas/api/pages/chrome.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';
import { DEFAULT_TAB_SET, fillTabSet } from '#schemas/shop/tab-set.ts';
import { CHROME_ID } from '../rules/boot.ts';
import { readConfigBody } from '#schemas/page/read-config-body.ts';

/** Answers the published navbar, without what of it cannot be drawn (M217). */
export const shopNavbarGetHandler = handle(shopNavbarGet, async ({ shop, deps }) =>
  ok((await deps.pages.boots.read(shop)).boot.navbar),
);

/** Answers the published footer template and tab sets, with the defaults of what was not published (M219, D39, D41). */
export const shopTemplateGetHandler = handle(shopTemplateGet, async ({ shop, deps }) => {
  const { pages, renderers } = deps;
  const [{ boot }, version] = await Promise.all([
    pages.boots.read(shop),
    pages.live(shop.appId, 'tabs', CHROME_ID),
  ]);
  const { types } = fillTabSet(readConfigBody(renderers.validator('tabs'), version?.body, DEFAULT_TAB_SET));
  return ok(boot.footer === undefined ? { tabs: types } : { footer: boot.footer, tabs: types });
});

/** Answers the published side menu (M217). */
export const shopSuspendGetHandler = handle(shopSuspendGet, async ({ shop, deps }) =>
  ok((await deps.pages.boots.read(shop)).boot.suspend),
);

/** Answers the published theme (M217). */
export const shopThemeGetHandler = handle(shopThemeGet, async ({ shop, deps }) =>
  ok({ theme: (await deps.pages.boots.read(shop)).boot.theme }),
);
