/** Checks the characters of a picture; each check is one of its three tries (M231). */
import { authIdentifyCodeVerify } from '#schemas/api/identity/auth.identify_code.verify.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const authIdentifyCodeVerifyHandler = handle(
  authIdentifyCodeVerify,
  async ({ input, shop, deps, browser }) => {
    const key = { appId: shop.appId, codeKey: input.code_key, browser: browser() };
    const isRight = await deps.identity.images.check(key, input.img_code);
    return isRight ? ok({}) : fail('image-code-wrong');
  },
);
