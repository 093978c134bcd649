/** Answers how the shop is entered and whether this person may (M218, D107). */
import { trainingEntryCheck } from '#schemas/api/identity/training.entry.check.ts';
import { ENTRY_MODE } from '#schemas/shop/variant.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const trainingEntryCheckHandler = handle(trainingEntryCheck, ({ shop, viewer }) => {
  const isInternal = shop.capabilities.whoMayLogin === 'organization-members';
  // A person the shop does not let in is none here.
  const mayEnter = viewer !== undefined || !isInternal;
  return ok({ entry_mode: isInternal ? ENTRY_MODE.internal : ENTRY_MODE.open, authorized: mayEnter ? 1 : 0 });
});
