/** What a person is told when something that lets them in has changed (requirement 24). */
import type { Locale } from '#schemas/locale.ts';
import { accountNoticeWords } from './account-notice-words.ts';

export const NOTICES = [
  'phone-changed',
  'email-changed',
  'password-changed',
  'channel-bound',
  'channel-unbound',
  'deletion-asked',
] as const;
export type NoticeKind = (typeof NOTICES)[number];

export interface NoticeWords {
  /** The change alone, for providers whose templates say the rest. */
  change: string;
  text: string;
  subject: string;
}

export function noticeWords(kind: NoticeKind, locale: Locale, shop: string): NoticeWords {
  const t = accountNoticeWords.in(locale);
  const change = t(kind);
  return { change, text: t('text', { shop, change }), subject: t('subject', { shop }) };
}
