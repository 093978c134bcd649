/** Answers a new picture of four characters; the key belongs to the browser that used it first (M207, B23). */
import { authImageCodeGet } from '#schemas/api/identity/auth.image_code.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const authImageCodeGetHandler = handle(authImageCodeGet, async ({ input, shop, deps, browser }) => {
  const key = { appId: shop.appId, codeKey: input.code_key, browser: browser() };
  const picture = await deps.identity.images.draw(key);
  return picture === undefined ? fail('not-found') : ok({ img_url: picture });
});
