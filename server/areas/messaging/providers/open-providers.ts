/** Opens the message providers an installation has chosen. */
import type { Clock } from '#server/kernel/clock.ts';
import type { ProviderChoice } from '#server/kernel/providers.ts';
import type {
  DevMailboxStore,
  MailProvider,
  MessageProviders,
  MessagingWorld,
  SmsProvider,
} from './message-providers.ts';

export function openMessageProviders(
  config: {
    sms: ProviderChoice<SmsProvider, MessagingWorld>;
    mail: ProviderChoice<MailProvider, MessagingWorld>;
  },
  mailbox: DevMailboxStore,
  clock: Clock,
): MessageProviders {
  const sms = config.sms.open({ mailbox, clock });
  const mail = config.mail.open({ mailbox, clock });
  return { ...(sms === undefined ? {} : { sms }), ...(mail === undefined ? {} : { mail }) };
}
