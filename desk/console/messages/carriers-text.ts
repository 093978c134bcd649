/** How a message gets to people, in words. Pure. */
import type { consoleMessagesGet } from '#schemas/api/console/messages.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { TranslateOf } from '#i18n/words.ts';
import type { messagesWords } from './words.ts';

export type Carriers = DataOf<typeof consoleMessagesGet>['carriers'];
type Say = TranslateOf<typeof messagesWords>;

/** Nobody but the SMS company decides the words: there is no e-mail either. */
export const isFixed = ({ sms, mail }: Carriers): boolean => sms === 'registered' && mail === 'none';

export function carriersText({ sms, mail }: Carriers, t: Say): string {
  const ways = [
    ...(mail === 'none' ? [] : [t('mail')]),
    ...(sms === 'none' ? [] : [t(sms === 'registered' ? 'smsRegistered' : 'sms')]),
  ];
  return ways.length === 0 ? t('none') : ways.join(' · ');
}

/** What a merchant has to know before writing; empty for nothing. */
export function carriersNote(carriers: Carriers, t: Say): string {
  if (isFixed(carriers)) return t('registeredOnly');
  if (carriers.sms === 'registered') return t('registeredToo');
  return carriers.sms === 'none' && carriers.mail === 'none' ? t('notSent') : '';
}
