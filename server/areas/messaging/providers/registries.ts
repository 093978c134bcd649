/** Who carries messages to people: each file of `sms/` and `mail/` that exports a provider, chosen by the environment. */
import { providerRegistry } from '#server/kernel/providers.ts';
import type { MailProvider, MessagingWorld, SmsProvider } from './message-providers.ts';
import { providers as mail } from './mail.gen.ts';
import { providers as sms } from './sms.gen.ts';

export const smsProviders = providerRegistry<SmsProvider, MessagingWorld>('SMS_PROVIDER', sms);

export const mailProviders = providerRegistry<MailProvider, MessagingWorld>('MAIL_PROVIDER', mail);
