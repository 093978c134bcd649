/** People found by name or phone, without anybody reading a phone digit by digit: the whole of it, or its last four digits. */
import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { phoneKey, readWrittenPhone } from '#schemas/auth/phone.ts';
import { containsWords } from '#server/kernel/db/contains.ts';
import { appUser } from '../tables/users.ts';

/** Words people are looked for by. */
export interface PeopleSearch {
  q?: string | undefined;
  /** Whether who searches may learn phones: else a search would tell them. */
  findsPhones: boolean;
}

const LAST_FOUR = /^\d{4}$/;

/** Undefined for words that are neither; a part of a phone elsewhere finds nobody, or lists could be used to guess one. */
function matchesPhone(words: string | undefined): SQL | undefined {
  const text = words?.trim() ?? '';
  const phone = readWrittenPhone(text);
  return or(
    LAST_FOUR.test(text) ? sql`right(${appUser.phone}, 4) = ${text}` : undefined,
    phone === undefined ? undefined : eq(appUser.phone, phoneKey(phone)),
  );
}

/** @param columns where the words are looked for besides */
export function matchesPerson(
  { q, findsPhones }: PeopleSearch,
  columns: readonly PgColumn[] = [appUser.nickname],
): SQL | undefined {
  return or(containsWords(q, columns), findsPhones ? matchesPhone(q) : undefined);
}
