/** Tencent Cloud's captcha: DescribeCaptchaResult of its signature TC3-HMAC-SHA256 (D50). */
import { ConfigError } from '#server/kernel/config/config-error.ts';
import { readSecret, required, type Environment } from '#server/kernel/config/read-variable.ts';
import { post, ProviderError } from '#server/kernel/outgoing/post.ts';
import { signTc3, TC3_TYPE } from '#server/kernel/outgoing/sign-tc3.ts';
import { defineProvider, readEndpoint } from '#server/kernel/providers.ts';
import { isObject } from '#schemas/page/json.ts';
import { secondsOf } from '#schemas/time.ts';
import type { CaptchaJudge } from '../../ports/captcha-providers.ts';
import type { Clock } from '#server/kernel/clock.ts';

export interface TencentCaptchaOptions {
  keyId: string;
  keySecret: string;
  appId: string;
  /** Belongs to the captcha, as the key does to the account. */
  appKey: string;
  /** Root of its calls, where it is not the usual one. */
  endpoint?: string;
}

const ENDPOINT = 'https://captcha.tencentcloudapi.com';
const VERSION = '2019-07-22';
/** The only captchas there are, by their documents. */
const CAPTCHA_TYPE = 9;
const PASSED = 1;
/** What a browser makes up where the company cannot be reached: proof of nothing. */
const MADE_UP = /^t?r?error_/;

/** Why it was not passed; undefined where it was. */
function reasonOf(answer: Record<string, unknown>): string | undefined {
  const response = isObject(answer['Response']) ? answer['Response'] : {};
  if (isObject(response['Error'])) return String(response['Error']['Code']);
  const code: unknown = response['CaptchaCode'];
  if (code === PASSED) return undefined;
  return typeof code === 'number' ? `captcha-${String(code)}` : 'no-code';
}

export function openTencentCaptcha(options: TencentCaptchaOptions, clock: Clock): CaptchaJudge {
  const { appId, appKey, endpoint = ENDPOINT } = options;
  const { host } = new URL(endpoint);
  async function ask(body: string) {
    const timestamp = secondsOf(clock.now());
    return post('Tencent Cloud', endpoint, {
      headers: {
        'content-type': TC3_TYPE,
        'x-tc-action': 'DescribeCaptchaResult',
        'x-tc-version': VERSION,
        'x-tc-timestamp': String(timestamp),
        authorization: signTc3(options, { host, service: 'captcha', timestamp, body }),
      },
      body,
    });
  }
  return {
    appId,
    async judge({ ticket, randstr, ip }) {
      if (MADE_UP.test(ticket)) return { ok: false, reason: 'made-up' };
      const body = JSON.stringify({
        CaptchaType: CAPTCHA_TYPE,
        Ticket: ticket,
        UserIp: ip,
        Randstr: randstr,
        CaptchaAppId: Number(appId),
        AppSecretKey: appKey,
      });
      try {
        const reason = reasonOf((await ask(body)).body);
        return reason === undefined ? { ok: true } : { ok: false, reason };
      } catch (error) {
        if (error instanceof ProviderError) return { ok: false, reason: 'unreachable' };
        throw error;
      }
    },
  };
}

function readSettings(env: Environment, name: string): TencentCaptchaOptions {
  const appId = required('CAPTCHA_APP_ID', env['CAPTCHA_APP_ID'], name);
  if (!/^\d{1,15}$/.test(appId)) throw new ConfigError('CAPTCHA_APP_ID', 'a number', appId);
  return {
    appId,
    appKey: required('CAPTCHA_APP_KEY', readSecret(env, 'CAPTCHA_APP_KEY'), name),
    keyId: required('CAPTCHA_KEY_ID', env['CAPTCHA_KEY_ID'], name),
    keySecret: required('CAPTCHA_KEY_SECRET', readSecret(env, 'CAPTCHA_KEY_SECRET'), name),
    ...readEndpoint(env, 'CAPTCHA_ENDPOINT', 'https://captcha.example.com'),
  };
}

export const provider = defineProvider({
  name: 'tencent',
  read: readSettings,
  open: (settings, { clock }: { clock: Clock }) => openTencentCaptcha(settings, clock),
});
