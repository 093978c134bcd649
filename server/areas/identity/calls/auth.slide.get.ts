/** Poses a slide puzzle to a flow; the place of the piece stays here (M181). */
import { authSlideGet } from '#schemas/api/identity/auth.slide.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const authSlideGetHandler = handle(authSlideGet, async ({ input, shop, deps, browser, request }) => {
  const { captchas, slides } = deps.identity;
  const flow = await captchas.find(shop.appId, browser(), input.session_id);
  const posed = flow === undefined ? undefined : await slides.pose(flow, request.ip);
  if (posed === undefined) return fail('captcha-expired');
  const { pieceWidth, pieceTop, ...drawn } = posed;
  return ok({ ...drawn, piece_width: pieceWidth, piece_top: pieceTop });
});
