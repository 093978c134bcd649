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

/** The change alone; what is said around it is a message of the shop (ADR-837). */
export const noticeChange = (kind: NoticeKind, locale: Locale): string => accountNoticeWords.in(locale)(kind);
