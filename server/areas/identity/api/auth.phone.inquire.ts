/** Tells who holds a scanned account whether a phone may be bound to it (M206); strangers learn nothing (requirement 26). */
import { authPhoneInquire } from '#schemas/api/auth/auth.phone.inquire.ts';
import { DEFAULT_AREA_CODE, phoneKey, readPhone, readWholePhone } from '#schemas/auth/phone.ts';
import { readScanned } from '../rules/sign-in-by-phone.ts';
import { PHONE_INQUIRIES } from '../limits.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const authPhoneInquireHandler = handle(authPhoneInquire, async (context) => {
  const { input, shop, deps } = context;
  const { appId } = shop;
  const browser = context.browser();
  const scanned = await readScanned(deps, appId, { loginKey: input.login_key, browser });
  if (scanned === undefined) return fail('qr-expired');
  const { max, windowMs } = PHONE_INQUIRIES;
  const { count } = await deps.limits.hit(`phone-inquiry ${appId} ${input.login_key}`, windowMs);
  if (count > max) return fail('too-frequent');
  const { phone: typed } = input;
  const phone = typed.includes('-') ? readWholePhone(typed) : readPhone(DEFAULT_AREA_CODE, typed);
  const known = phone === undefined ? undefined : await deps.stores.accounts.byPhone(appId, phoneKey(phone));
  const channels = known === undefined ? [] : await deps.stores.channels.of(appId, known.id);
  return channels.some(({ provider }) => provider === scanned.provider) ? fail('already-bound') : ok({});
});
