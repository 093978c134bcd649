/** Who carries messages to people: chosen by the environment; the built-in outbox only where nobody else can read it (requirement 63). */
import type { Clock } from '#server/kernel/clock.ts';
import { readSecret, readUrl, required, type Environment } from '#server/kernel/config/read-variable.ts';
import { defineProvider, providerRegistry } from '#server/kernel/providers.ts';
import type { MailProvider, DevMailboxStore, SmsProvider } from './message-providers.ts';
import { openSmtp } from './providers/mail/smtp.ts';
import { mailboxProviders } from './providers/mailbox-provider.ts';
import { openAliyun } from './providers/sms/aliyun.ts';
import { openTencent } from './providers/sms/tencent.ts';
import { openTwilio } from './providers/sms/twilio.ts';

/** What a message provider is opened with. */
export interface MessagingWorld {
  outbox: DevMailboxStore;
  clock: Clock;
}

function readKeys(env: Environment, provider: string) {
  const endpoint = readUrl('SMS_ENDPOINT', env['SMS_ENDPOINT'], {
    protocols: ['http:', 'https:'],
    rule: 'empty or an origin like https://sms.example.com',
  });
  return {
    keyId: required('SMS_KEY_ID', env['SMS_KEY_ID'], provider),
    keySecret: required('SMS_KEY_SECRET', readSecret(env, 'SMS_KEY_SECRET'), provider),
    ...(endpoint === undefined ? {} : { endpoint: new URL(endpoint).origin }),
  };
}

/** Providers in China send templates they have approved. */
function readTemplates(env: Environment, provider: string) {
  const noticeTemplate = env['SMS_NOTICE_TEMPLATE'] ?? '';
  return {
    ...readKeys(env, provider),
    sign: required('SMS_SIGN', env['SMS_SIGN'], provider),
    template: required('SMS_TEMPLATE', env['SMS_TEMPLATE'], provider),
    ...(noticeTemplate === '' ? {} : { noticeTemplate }),
  };
}

function readSmtp(env: Environment, provider: string) {
  const url = readUrl('SMTP_URL', readSecret(env, 'SMTP_URL'), {
    protocols: ['smtp:', 'smtps:'],
    rule: 'an address like smtps://user:password@mail.example.com:465',
    secret: true,
  });
  return {
    url: required('SMTP_URL', url, provider),
    from: required('MAIL_FROM', env['MAIL_FROM'], provider),
  };
}

export const smsProviders = providerRegistry<SmsProvider, MessagingWorld>('SMS_PROVIDER', [
  defineProvider({
    name: 'outbox',
    isBuiltIn: true,
    read: () => ({}),
    open: (_settings, { outbox }) => mailboxProviders(outbox).sms,
  }),
  defineProvider({
    name: 'aliyun',
    read: readTemplates,
    open: (settings, { clock }) => openAliyun(settings, clock),
  }),
  defineProvider({
    name: 'tencent',
    read: (env, name) => ({
      ...readTemplates(env, name),
      appId: required('SMS_APP_ID', env['SMS_APP_ID'], name),
    }),
    open: (settings, { clock }) => openTencent(settings, clock),
  }),
  defineProvider({
    name: 'twilio',
    read: (env, name) => ({ ...readKeys(env, name), from: required('SMS_FROM', env['SMS_FROM'], name) }),
    open: (settings) => openTwilio(settings),
  }),
]);

export const mailProviders = providerRegistry<MailProvider, MessagingWorld>('MAIL_PROVIDER', [
  defineProvider({
    name: 'outbox',
    isBuiltIn: true,
    read: () => ({}),
    open: (_settings, { outbox }) => mailboxProviders(outbox).mail,
  }),
  defineProvider({ name: 'smtp', read: readSmtp, open: (settings) => openSmtp(settings) }),
]);
