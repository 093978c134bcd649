/** Opens the message providers an installation has chosen. */
import type { Clock } from '#server/kernel/clock.ts';
import type { Chosen } from '#server/kernel/providers.ts';
import type { MailSender, OutboxStore, Senders, SmsSender } from '../message-providers.ts';
import type { MessagingWorld } from '../providers-config.ts';

export function openSenders(
  config: { sms: Chosen<SmsSender, MessagingWorld>; mail: Chosen<MailSender, MessagingWorld> },
  outbox: OutboxStore,
  clock: Clock,
): Senders {
  const sms = config.sms.open({ outbox, clock });
  const mail = config.mail.open({ outbox, clock });
  return { ...(sms === undefined ? {} : { sms }), ...(mail === undefined ? {} : { mail }) };
}
