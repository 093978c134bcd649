/** Judges a slide puzzle, once; a right answer earns a ticket that works once (requirement 18). */
import { authSlideVerify } from '#schemas/api/identity/auth.slide.verify.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const authSlideVerifyHandler = handle(
  authSlideVerify,
  async ({ input, shop, deps, browser, request }) => {
    const { captchas, slides } = deps.identity;
    const { session_id: sessionId, ...answer } = input;
    const flow = await captchas.find(shop.appId, browser(), sessionId);
    if (flow === undefined) return fail('captcha-expired');
    const solved = await slides.solve(flow, answer, request.ip);
    return solved.ok
      ? ok({ captcha_ticket: solved.ticket, captcha_randstr: solved.randstr })
      : fail(solved.code);
  },
);
