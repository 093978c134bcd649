/** Who carries codes to people: chosen by the environment; the built-in outbox only where nobody else can read it (requirement 63). */
import { ConfigError } from '#server/kernel/config/config-error.ts';
import {
  readOneOf,
  readSecret,
  readUrl,
  required,
  type Environment,
} from '#server/kernel/config/read-variable.ts';

interface Keys {
  keyId: string;
  keySecret: string;
  /** Root of the carrier's calls, where it is not the usual one. */
  endpoint?: string;
  /** Template of notices, where the carrier takes templates alone. */
  noticeTemplate?: string;
}

export type SmsConfig =
  | { provider: 'none' }
  | { provider: 'outbox' }
  | ({ provider: 'aliyun'; sign: string; template: string } & Keys)
  | ({ provider: 'tencent'; sign: string; template: string; appId: string } & Keys)
  | ({ provider: 'twilio'; from: string } & Keys);

export type MailConfig =
  { provider: 'none' } | { provider: 'outbox' } | { provider: 'smtp'; url: string; from: string };

const SMS_PROVIDERS = ['outbox', 'none', 'aliyun', 'tencent', 'twilio'] as const;
const MAIL_PROVIDERS = ['outbox', 'none', 'smtp'] as const;

/** Pretending to send would hand every code to whoever opens the outbox. */
function refuseOutbox(name: string, provider: string, mayPretend: boolean): void {
  if (provider !== 'outbox' || mayPretend) return;
  throw new ConfigError(name, 'a real provider or none: outbox is for DEMO=1 on a loopback address alone');
}

function readKeys(env: Environment, provider: string): Keys {
  const endpoint = readUrl('SMS_ENDPOINT', env['SMS_ENDPOINT'], {
    protocols: ['http:', 'https:'],
    rule: 'empty or an origin like https://sms.example.com',
  });
  const noticeTemplate = env['SMS_NOTICE_TEMPLATE'] ?? '';
  return {
    ...(noticeTemplate === '' ? {} : { noticeTemplate }),
    keyId: required('SMS_KEY_ID', env['SMS_KEY_ID'], provider),
    keySecret: required('SMS_KEY_SECRET', readSecret(env, 'SMS_KEY_SECRET'), provider),
    ...(endpoint === undefined ? {} : { endpoint: new URL(endpoint).origin }),
  };
}

/** @param mayPretend whether only this machine can reach the shop, and it is a demo. */
export function readSms(env: Environment, mayPretend: boolean): SmsConfig {
  const fallback = mayPretend ? 'outbox' : 'none';
  const provider = readOneOf('SMS_PROVIDER', env['SMS_PROVIDER'], SMS_PROVIDERS, fallback);
  refuseOutbox('SMS_PROVIDER', provider, mayPretend);
  if (provider === 'outbox' || provider === 'none') return { provider };
  const keys = readKeys(env, provider);
  if (provider === 'twilio')
    return { provider, ...keys, from: required('SMS_FROM', env['SMS_FROM'], provider) };
  const sign = required('SMS_SIGN', env['SMS_SIGN'], provider);
  const template = required('SMS_TEMPLATE', env['SMS_TEMPLATE'], provider);
  if (provider === 'aliyun') return { provider, ...keys, sign, template };
  return { provider, ...keys, sign, template, appId: required('SMS_APP_ID', env['SMS_APP_ID'], provider) };
}

export function readMail(env: Environment, mayPretend: boolean): MailConfig {
  const fallback = mayPretend ? 'outbox' : 'none';
  const provider = readOneOf('MAIL_PROVIDER', env['MAIL_PROVIDER'], MAIL_PROVIDERS, fallback);
  refuseOutbox('MAIL_PROVIDER', provider, mayPretend);
  if (provider !== 'smtp') return { provider };
  const url = readUrl('SMTP_URL', readSecret(env, 'SMTP_URL'), {
    protocols: ['smtp:', 'smtps:'],
    rule: 'an address like smtps://user:password@mail.example.com:465',
    secret: true,
  });
  return {
    provider,
    url: required('SMTP_URL', url, provider),
    from: required('MAIL_FROM', env['MAIL_FROM'], provider),
  };
}
