/** Checks a course's password (D73, M238). */
import { goodsPasswordCheck } from '#schemas/api/access/goods.password.check.ts';
import type { AccessReason } from '#schemas/content/access.ts';
import { secondsUpTo } from '#schemas/time.ts';
import { presentAccess } from '../rules/access-facts.ts';
import { checkCoursePassword } from '../rules/course-password.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

/** What stands in the way whatever the password; all else means that there is none to give. */
function refusalOf(reason: AccessReason) {
  switch (reason) {
    case 'delisted':
    case 'not-designated':
      return reason;
    case 'super-vip':
      return 'super-vip-only';
    case 'disabled':
      return 'account-disabled';
    default:
      return 'state-conflict';
  }
}

export const goodsPasswordCheckHandler = handle(
  goodsPasswordCheck,
  async ({ input, shop, deps, viewer, request }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { goods_id: goodsId, password } = input;
    const { appId } = shop;
    const verdict = await checkCoursePassword(deps, { appId, viewer, ip: request.ip, goodsId, password });
    switch (verdict.kind) {
      case 'limited':
        return fail('rate-limited', { retry_at: secondsUpTo(verdict.resetAt) });
      case 'no-goods':
        return fail('not-found');
      case 'wrong':
        return fail('course-password-wrong', { tries_left: verdict.triesLeft });
      case 'other':
        return fail(refusalOf(verdict.access.reason));
      case 'open':
        return ok({ goods_id: goodsId, access: presentAccess(verdict.access) });
    }
  },
);
