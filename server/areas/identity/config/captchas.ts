/** Whose captchas shops may ask for besides the built-in ones (D50): chosen by the environment. */
import { ConfigError } from '#server/kernel/config/config-error.ts';
import {
  readOneOf,
  readSecret,
  readUrl,
  required,
  type Environment,
} from '#server/kernel/config/read-variable.ts';

export type CaptchasConfig =
  | { provider: 'builtin' }
  | {
      provider: 'tencent';
      appId: string;
      appKey: string;
      keyId: string;
      keySecret: string;
      endpoint?: string;
    };

const PROVIDERS = ['builtin', 'tencent'] as const;

export function readCaptchas(env: Environment): CaptchasConfig {
  const provider = readOneOf('CAPTCHA_PROVIDER', env['CAPTCHA_PROVIDER'], PROVIDERS, 'builtin');
  if (provider === 'builtin') return { provider };
  const appId = required('CAPTCHA_APP_ID', env['CAPTCHA_APP_ID'], provider);
  if (!/^\d{1,15}$/.test(appId)) throw new ConfigError('CAPTCHA_APP_ID', 'a number', appId);
  const endpoint = readUrl('CAPTCHA_ENDPOINT', env['CAPTCHA_ENDPOINT'], {
    protocols: ['http:', 'https:'],
    rule: 'empty or an origin like https://captcha.example.com',
  });
  return {
    provider,
    appId,
    appKey: required('CAPTCHA_APP_KEY', readSecret(env, 'CAPTCHA_APP_KEY'), provider),
    keyId: required('CAPTCHA_KEY_ID', env['CAPTCHA_KEY_ID'], provider),
    keySecret: required('CAPTCHA_KEY_SECRET', readSecret(env, 'CAPTCHA_KEY_SECRET'), provider),
    ...(endpoint === undefined ? {} : { endpoint: new URL(endpoint).origin }),
  };
}
