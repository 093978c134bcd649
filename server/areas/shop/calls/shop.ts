/** Answers the calls of shop. */
import {
  shopInfoGet,
  shopExtraGet,
  shopSeoGet,
  shopClosedGet,
  shopExpiredGet,
  shopConfigModuleGet,
  shopGrayStyleGet,
  shopHideLogoGet,
  shopPrintProtectionGet,
} from '#schemas/api/shop/shop.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';
import {
  seoOf,
  closedOf,
  expiryOf,
  modulesOf,
  grayStyleOf,
  hideLogoOf,
  printProtectionOf,
} from '#schemas/shop/page-start.ts';

/** Answers the shop record (M70, M73). */
export const shopInfoGetHandler = handle(shopInfoGet, ({ shop }) => ok(shop.row.info));

/** Answers extra head data; a shop record holds none yet, and never a script (M219, D41). */
export const shopExtraGetHandler = handle(shopExtraGet, () => ok({ analytics_id: '', head_meta: [] }));

/** Answers the page defaults for title and description (M72, M219). */
export const shopSeoGetHandler = handle(shopSeoGet, ({ shop, locale }) => ok(seoOf(shop.row.info, locale)));

/** Answers whether the shop is closed or sealed (M70, M219). */
export const shopClosedGetHandler = handle(shopClosedGet, ({ shop }) => ok(closedOf(shop.row.info)));

/** Answers the expiry of the shop (M70, M216). */
export const shopExpiredGetHandler = handle(shopExpiredGet, ({ shop }) => ok(expiryOf(shop.row.info)));

/** Answers the feature switches and report settings (M219, D41, D79). */
export const shopConfigModuleGetHandler = handle(shopConfigModuleGet, ({ shop }) =>
  ok(modulesOf(shop.capabilities)),
);

/** Answers whether the shop is drawn in grey (M219, D18). */
export const shopGrayStyleGetHandler = handle(shopGrayStyleGet, ({ shop }) => ok(grayStyleOf(shop.row.info)));

/** Answers whether the technical-support logo is hidden (M216, D33). */
export const shopHideLogoGetHandler = handle(shopHideLogoGet, ({ shop }) => ok(hideLogoOf(shop.row.info)));

/** Answers whether printing is off (M217, D18). */
export const shopPrintProtectionGetHandler = handle(shopPrintProtectionGet, ({ shop }) =>
  ok(printProtectionOf(shop.row.info)),
);
