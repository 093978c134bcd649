/** Answers the calls of goods access. */
import { goodsIsPurchasedGet, goodsPasswordCheck } from '#schemas/api/access/goods-access.ts';
import { presentAccess, readAccess } from '../rules/access-facts.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import type { AccessReason } from '#schemas/content/access.ts';
import { secondsUpTo } from '#schemas/time.ts';
import { checkCoursePassword } from '../rules/course-password.ts';

/** Answers what the person asking may do with a good (M224, D72). */
export const goodsIsPurchasedGetHandler = handle(
  goodsIsPurchasedGet,
  async ({ input, shop, deps, viewer }) => {
    const goods = await deps.catalogue.byId(shop.appId, input.goods_id);
    if (goods === undefined) return fail('not-found');
    const access = await readAccess(deps, shop.appId, { viewer, goods });
    return ok({ goods_id: goods.id, is_purchased: access.is_own ? 1 : 0, access: presentAccess(access) });
  },
);

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

/** Checks a course's password (D73, M238). */
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
