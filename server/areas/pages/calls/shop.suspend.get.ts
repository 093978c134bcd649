/** Answers the published side menu (M217). */
import { shopSuspendGet } from '#schemas/api/pages/shop.suspend.get.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopSuspendGetHandler = handle(shopSuspendGet, async ({ shop, deps }) =>
  ok((await deps.pages.boots.read(shop)).boot.suspend),
);
