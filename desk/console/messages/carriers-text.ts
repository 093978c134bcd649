/** How a message gets to people, in words. Pure. */
import { isFixed, type MessageCarriers } from '#schemas/api/console/messages.ts';
import type { TranslateOf } from '#i18n/words.ts';
import type { messagesWords } from './words.ts';

type Say = TranslateOf<typeof messagesWords>;

export function carriersText({ sms, mail }: MessageCarriers, t: Say): string {
  const ways = [
    ...(mail === 'none' ? [] : [t('mail')]),
    ...(sms === 'none' ? [] : [t(sms === 'registered' ? 'smsRegistered' : 'sms')]),
  ];
  return ways.length === 0 ? t('none') : ways.join(' · ');
}

/** What a merchant has to know before writing; empty for nothing. */
export function carriersNote(carriers: MessageCarriers, t: Say): string {
  if (isFixed(carriers)) return t('registeredOnly');
  if (carriers.sms === 'registered') return t('registeredToo');
  return carriers.sms === 'none' && carriers.mail === 'none' ? t('notSent') : '';
}
