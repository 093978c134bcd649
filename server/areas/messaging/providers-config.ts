/** Who carries messages to people: chosen by the environment; the built-in outbox only where nobody else can read it (requirement 63). */
import type { Clock } from '#server/kernel/clock.ts';
import { readVariables, type Environment } from '#server/kernel/config/read-variables.ts';
import { anyText, neededBy, origin, url } from '#server/kernel/config/variable-kinds.ts';
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
  const needed = neededBy(provider);
  const specs = {
    SMS_KEY_ID: needed,
    SMS_KEY_SECRET: needed,
    SMS_ENDPOINT: origin('https://sms.example.com'),
  };
  const read = readVariables(env, specs, ['SMS_KEY_SECRET']);
  return { keyId: read.SMS_KEY_ID, keySecret: read.SMS_KEY_SECRET, endpoint: read.SMS_ENDPOINT };
}

/** Providers in China send templates they have approved. */
function readTemplates(env: Environment, provider: string) {
  const needed = neededBy(provider);
  const specs = { SMS_SIGN: needed, SMS_TEMPLATE: needed, SMS_NOTICE_TEMPLATE: anyText() };
  const read = readVariables(env, specs);
  return {
    ...readKeys(env, provider),
    sign: read.SMS_SIGN,
    template: read.SMS_TEMPLATE,
    noticeTemplate: read.SMS_NOTICE_TEMPLATE,
  };
}

const SMTP = {
  SMTP_URL: url(/^smtps?:/i)({ desc: 'an address like smtps://user:password@mail.example.com:465' }),
  MAIL_FROM: neededBy('smtp'),
};

function readSmtp(env: Environment) {
  const read = readVariables(env, SMTP, ['SMTP_URL']);
  return { url: read.SMTP_URL, from: read.MAIL_FROM };
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
      appId: readVariables(env, { SMS_APP_ID: neededBy(name) }).SMS_APP_ID,
    }),
    open: (settings, { clock }) => openTencent(settings, clock),
  }),
  defineProvider({
    name: 'twilio',
    read: (env, name) => ({
      ...readKeys(env, name),
      from: readVariables(env, { SMS_FROM: neededBy(name) }).SMS_FROM,
    }),
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
