/** Whose captchas shops may ask for besides the built-in ones (D50): chosen by the environment. */
import { readVariables, type Environment } from '#server/kernel/config/read-variables.ts';
import { kind, neededBy, oneOf, origin } from '#server/kernel/config/variable-kinds.ts';

export type CaptchasConfig =
  | { provider: 'builtin' }
  | {
      provider: 'tencent';
      appId: string;
      appKey: string;
      keyId: string;
      keySecret: string;
      endpoint?: string | undefined;
    };

const CHOICE = { CAPTCHA_PROVIDER: oneOf(['builtin', 'tencent'], 'builtin') };

const TENCENT = {
  CAPTCHA_APP_ID: kind((text) => (/^\d{1,15}$/.test(text) ? text : undefined))({
    desc: 'a number where the provider is tencent',
  }),
  CAPTCHA_APP_KEY: neededBy('tencent'),
  CAPTCHA_KEY_ID: neededBy('tencent'),
  CAPTCHA_KEY_SECRET: neededBy('tencent'),
  CAPTCHA_ENDPOINT: origin('https://captcha.example.com'),
};

export function readCaptchas(env: Environment): CaptchasConfig {
  const { CAPTCHA_PROVIDER: provider } = readVariables(env, CHOICE);
  if (provider === 'builtin') return { provider };
  const read = readVariables(env, TENCENT, ['CAPTCHA_APP_KEY', 'CAPTCHA_KEY_SECRET']);
  return {
    provider,
    appId: read.CAPTCHA_APP_ID,
    appKey: read.CAPTCHA_APP_KEY,
    keyId: read.CAPTCHA_KEY_ID,
    keySecret: read.CAPTCHA_KEY_SECRET,
    endpoint: read.CAPTCHA_ENDPOINT,
  };
}
