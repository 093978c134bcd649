/** Answers the calls of captchas. */
import {
  authSlideGet,
  authSlideVerify,
  authImageCodeGet,
  authIdentifyCodeVerify,
} from '#schemas/api/identity/captchas.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

/** Poses a slide puzzle to a flow; the place of the piece stays here (M181). */
export const authSlideGetHandler = handle(authSlideGet, async ({ input, shop, deps, browser, request }) => {
  const { captchas, slides } = deps.identity;
  const flow = await captchas.find(shop.appId, browser(), input.session_id);
  const puzzle = flow === undefined ? undefined : await slides.pose(flow, request.ip);
  if (puzzle === undefined) return fail('captcha-expired');
  const { pieceWidth, pieceTop, ...picture } = puzzle;
  return ok({ ...picture, piece_width: pieceWidth, piece_top: pieceTop });
});

/** Judges a slide puzzle, once; a right answer earns a ticket that works once (requirement 18). */
export const authSlideVerifyHandler = handle(
  authSlideVerify,
  async ({ input, shop, deps, browser, request }) => {
    const { captchas, slides } = deps.identity;
    const { session_id: sessionId, ...answer } = input;
    const flow = await captchas.find(shop.appId, browser(), sessionId);
    if (flow === undefined) return fail('captcha-expired');
    const result = await slides.solve(flow, answer, request.ip);
    return result.ok
      ? ok({ captcha_ticket: result.ticket, captcha_randstr: result.randstr })
      : fail(result.code);
  },
);

/** Answers a new picture of four characters; the key belongs to the browser that used it first (M207, B23). */
export const authImageCodeGetHandler = handle(authImageCodeGet, async ({ input, shop, deps, browser }) => {
  const key = { appId: shop.appId, codeKey: input.code_key, browser: browser() };
  const picture = await deps.identity.images.draw(key);
  return picture === undefined ? fail('not-found') : ok({ img_url: picture });
});

/** Checks the characters of a picture; each check is one of its three tries (M231). */
export const authIdentifyCodeVerifyHandler = handle(
  authIdentifyCodeVerify,
  async ({ input, shop, deps, browser }) => {
    const key = { appId: shop.appId, codeKey: input.code_key, browser: browser() };
    const isRight = await deps.identity.images.check(key, input.img_code);
    return isRight ? ok({}) : fail('image-code-wrong');
  },
);
