/** People found by their phone, without anybody reading it digit by digit: the whole of it, or its last four digits. */
import { eq, or, sql, type SQL } from 'drizzle-orm';
import { phoneKey, readWrittenPhone } from '#schemas/auth/phone.ts';
import { appUser } from '../tables/users.ts';

const LAST_FOUR = /^\d{4}$/;

/** Undefined for words that are neither; a part of a phone elsewhere finds nobody, or lists could be used to guess one. */
export function matchesPhone(words: string | undefined): SQL | undefined {
  const text = words?.trim() ?? '';
  const phone = readWrittenPhone(text);
  return or(
    LAST_FOUR.test(text) ? sql`right(${appUser.phone}, 4) = ${text}` : undefined,
    phone === undefined ? undefined : eq(appUser.phone, phoneKey(phone)),
  );
}
