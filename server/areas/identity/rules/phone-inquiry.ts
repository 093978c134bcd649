/** Tells who holds a scanned account whether a phone may be bound to it (M206, B26); strangers learn nothing (requirement 26). */
import { DEFAULT_AREA_CODE, phoneKey, readPhone, readWholePhone } from '#schemas/auth/phone.ts';
import type { Deps } from '#server/kernel/area.ts';
import { PHONE_INQUIRIES } from '../limits.ts';
import { readScanned } from './sign-in-by-phone.ts';

export interface PhoneInquiry {
  appId: string;
  browser: string;
  ip: string;
  loginKey: string;
  /** As it was typed: with its area code and a dash, or of the usual area. */
  phoneText: string;
}

export async function inquirePhone(
  deps: Pick<Deps, 'stores' | 'limits' | 'identity'>,
  { appId, browser, ip, loginKey, phoneText }: PhoneInquiry,
): Promise<'free' | 'qr-expired' | 'too-frequent' | 'already-bound'> {
  const account = await readScanned(deps, appId, { loginKey, browser });
  if (account === undefined) return 'qr-expired';
  const { max, windowMs } = PHONE_INQUIRIES;
  const { count } = await deps.limits.hit(`phone-inquiry ${appId} ${loginKey}`, windowMs);
  if (count > max || !(await deps.identity.existence.mayTell(ip))) return 'too-frequent';
  const phone = phoneText.includes('-') ? readWholePhone(phoneText) : readPhone(DEFAULT_AREA_CODE, phoneText);
  const owner = phone === undefined ? undefined : await deps.stores.accounts.byPhone(appId, phoneKey(phone));
  const channels = owner === undefined ? [] : await deps.stores.channels.of(appId, owner.id);
  return channels.some(({ provider }) => provider === account.provider) ? 'already-bound' : 'free';
}
