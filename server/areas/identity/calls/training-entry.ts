/** Answers the calls of training entry. */
import { trainingEntryCheck, enterpriseAuthCheck } from '#schemas/api/identity/training-entry.ts';
import { ENTRY_MODE } from '#schemas/shop/variant.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';
import { enterpriseAuthOf } from '#schemas/shop/page-start.ts';

/** Answers how the shop is entered and whether this person may (M218, D107). */
export const trainingEntryCheckHandler = handle(trainingEntryCheck, ({ shop, viewer }) => {
  const isInternal = shop.capabilities.whoMayLogin === 'organization-members';
  // A person the shop does not let in is none here.
  const mayEnter = viewer !== undefined || !isInternal;
  return ok({ entry_mode: isInternal ? ENTRY_MODE.internal : ENTRY_MODE.open, authorized: mayEnter ? 1 : 0 });
});

/** Answers whether an enterprise school is authenticated; other shops never are (M218, D107). */
export const enterpriseAuthCheckHandler = handle(enterpriseAuthCheck, ({ shop }) => {
  const isSchool = shop.shop.variant === 'enterprise-school';
  return ok(enterpriseAuthOf(shop.row.info, isSchool));
});
