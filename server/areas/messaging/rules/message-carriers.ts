/** How messages get to people, and whether the shop's own words get there. Pure. */
import type { MessageCarriers } from '#schemas/api/console/messages.ts';
import type { MessageKind } from '#schemas/messages/message-templates.ts';
import type { MessageProviders } from '../providers/message-providers.ts';

/** A company that takes templates alone sends the text it has registered, whatever a shop writes, and that of few messages. */
function smsOf({ sms }: MessageProviders, kind: MessageKind): MessageCarriers['sms'] {
  if (sms === undefined) return 'none';
  if (sms.inform !== undefined) return 'own-words';
  const hasTemplate = kind === 'code' || (kind === 'account-notice' && sms.notify !== undefined);
  return hasTemplate ? 'registered' : 'none';
}

export const carriersOf = (providers: MessageProviders, kind: MessageKind): MessageCarriers => ({
  sms: smsOf(providers, kind),
  mail: providers.mail === undefined ? 'none' : 'own-words',
});
