/** Answers the published footer template (M219, D41). */
import { shopTemplateGet } from '#schemas/api/shop/shop.template.get.ts';
import { handle, ok } from '../define-handler.ts';

export const shopTemplateGetHandler = handle(shopTemplateGet, async ({ shop, deps }) => {
  const { footer } = (await deps.boots.read(shop)).boot;
  return ok(footer === undefined ? {} : { footer });
});
