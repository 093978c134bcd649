/** What is wrong with a field of the personal centre before it is sent (D90, M184): a key, or nothing; the words are the view's. */
import { ADDRESS_MAX, NICKNAME_MAX } from '#schemas/account/personal.ts';
import { SHOP_OFFSET_MS } from '#schemas/time.ts';

export type PersonalFault = 'Enter_nickname' | 'nicknameLong' | 'birthdayWrong' | 'addressLong';

/** The day in the shop at a moment, as a date field writes it. */
export function shopDay(ms: number): string {
  return new Date(ms + SHOP_OFFSET_MS).toISOString().slice(0, 10);
}

export function nicknameFault(typed: string): PersonalFault | undefined {
  if (typed.trim() === '') return 'Enter_nickname';
  return typed.trim().length > NICKNAME_MAX ? 'nicknameLong' : undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day that is on the calendar, and not to come. */
export function birthdayFault(typed: string, now: number): PersonalFault | undefined {
  if (typed === '') return undefined;
  const at = Date.parse(`${typed}T00:00:00Z`);
  const isReal = DAY.test(typed) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(typed);
  return isReal && typed <= shopDay(now) && typed >= '1900-01-01' ? undefined : 'birthdayWrong';
}

export function addressFault({ detail }: { detail: string }): PersonalFault | undefined {
  return detail.trim().length > ADDRESS_MAX ? 'addressLong' : undefined;
}
