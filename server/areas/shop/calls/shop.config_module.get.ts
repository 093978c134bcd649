/** Answers the feature switches and report settings (M219, D41, D79). */
import { shopConfigModuleGet } from '#schemas/api/shop/shop.config_module.get.ts';
import { modulesOf } from '#schemas/shop/page-start.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopConfigModuleGetHandler = handle(shopConfigModuleGet, ({ shop }) =>
  ok(modulesOf(shop.capabilities)),
);
