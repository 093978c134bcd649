/** What is wrong with a field of the personal centre before it is sent (D90, M184): a key, or nothing; the words are the view's. */
import { isBlank } from '#schemas/text/tidy.ts';
import { ADDRESS_MAX, NICKNAME_MAX } from '#schemas/account/personal.ts';
import { isDay } from '#ui/day.ts';
import { shopDay } from '#ui/shop-time.ts';

export type PersonalFault = 'Enter_nickname' | 'nicknameLong' | 'birthdayWrong' | 'addressLong';

export function nicknameFault(text: string): PersonalFault | undefined {
  if (isBlank(text)) return 'Enter_nickname';
  return text.trim().length > NICKNAME_MAX ? 'nicknameLong' : undefined;
}

export const FIRST_BIRTHDAY = '1900-01-01';

/** A day that is on the calendar, and not to come. */
export function birthdayFault(text: string, now: number): PersonalFault | undefined {
  if (text === '') return undefined;
  return isDay(text) && text <= shopDay(now) && text >= FIRST_BIRTHDAY ? undefined : 'birthdayWrong';
}

export function addressFault({ detail }: { detail: string }): PersonalFault | undefined {
  return detail.trim().length > ADDRESS_MAX ? 'addressLong' : undefined;
}
