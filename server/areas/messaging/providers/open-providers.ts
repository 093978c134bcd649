/** Opens the message providers an installation has chosen. */
import type { Clock } from '#server/kernel/clock.ts';
import type { Chosen } from '#server/kernel/providers.ts';
import type { MailProvider, DevMailboxStore, MessageProviders, SmsProvider } from '../message-providers.ts';
import type { MessagingWorld } from '../providers-config.ts';

export function openMessageProviders(
  config: { sms: Chosen<SmsProvider, MessagingWorld>; mail: Chosen<MailProvider, MessagingWorld> },
  outbox: DevMailboxStore,
  clock: Clock,
): MessageProviders {
  const sms = config.sms.open({ outbox, clock });
  const mail = config.mail.open({ outbox, clock });
  return { ...(sms === undefined ? {} : { sms }), ...(mail === undefined ? {} : { mail }) };
}
