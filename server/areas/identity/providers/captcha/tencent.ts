/** Tencent Cloud's captcha: its DescribeCaptchaResult (D50). */
import { readVariables } from '#server/kernel/config/read-variables.ts';
import { kind, neededBy, origin } from '#server/kernel/config/variable-kinds.ts';
import { defineProvider } from '#server/kernel/providers.ts';
import { secondsOf } from '#schemas/time.ts';
import type { CaptchaJudge } from '../../ports/captcha-providers.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { ProviderError } from '#server/kernel/outgoing/post-json.ts';
import { callTencent, type TencentKeys } from '#server/kernel/outgoing/tencent-cloud.ts';

export interface TencentCaptchaOptions extends TencentKeys {
  appId: string;
  /** Belongs to the captcha, as the key does to the account. */
  appKey: string;
  /** Root of its calls, where it is not the usual one. */
  endpoint?: string | undefined;
}

const ENDPOINT = 'https://captcha.tencentcloudapi.com';
const VERSION = '2019-07-22';
/** The only captchas there are, by their documents. */
const CAPTCHA_TYPE = 9;
const PASSED = 1;
/** What a browser makes up where the company cannot be reached: proof of nothing. */
const MADE_UP = /^t?r?error_/;

/** Why it was not passed; undefined where it was. */
function reasonOf(response: Record<string, unknown>): string | undefined {
  const code: unknown = response['CaptchaCode'];
  if (code === PASSED) return undefined;
  return typeof code === 'number' ? `captcha-${String(code)}` : 'no-code';
}

export function openTencentCaptcha(options: TencentCaptchaOptions, clock: Clock): CaptchaJudge {
  const { appId, appKey, endpoint = ENDPOINT } = options;
  return {
    appId,
    async judge({ ticket, randstr, ip }) {
      if (MADE_UP.test(ticket)) return { ok: false, reason: 'made-up' };
      try {
        const answer = await callTencent(options, {
          endpoint,
          service: 'captcha',
          action: 'DescribeCaptchaResult',
          version: VERSION,
          timestamp: secondsOf(clock.now()),
          body: {
            CaptchaType: CAPTCHA_TYPE,
            Ticket: ticket,
            UserIp: ip,
            Randstr: randstr,
            CaptchaAppId: Number(appId),
            AppSecretKey: appKey,
          },
        });
        const reason = answer.ok ? reasonOf(answer.response) : answer.reason;
        return reason === undefined ? { ok: true } : { ok: false, reason };
      } catch (error) {
        if (error instanceof ProviderError) return { ok: false, reason: 'unreachable' };
        throw error;
      }
    },
  };
}

const appIdOf = kind((text) => (/^\d{1,15}$/.test(text) ? text : undefined));

export const provider = defineProvider({
  name: 'tencent',
  read: (env, name) => {
    const specs = {
      CAPTCHA_APP_ID: appIdOf({ desc: `a number where the provider is ${name}` }),
      CAPTCHA_APP_KEY: neededBy(name),
      CAPTCHA_KEY_ID: neededBy(name),
      CAPTCHA_KEY_SECRET: neededBy(name),
      CAPTCHA_ENDPOINT: origin('https://captcha.example.com'),
    };
    const read = readVariables(env, specs, ['CAPTCHA_APP_KEY', 'CAPTCHA_KEY_SECRET']);
    return {
      appId: read.CAPTCHA_APP_ID,
      appKey: read.CAPTCHA_APP_KEY,
      keyId: read.CAPTCHA_KEY_ID,
      keySecret: read.CAPTCHA_KEY_SECRET,
      endpoint: read.CAPTCHA_ENDPOINT,
    };
  },
  open: (settings, { clock }: { clock: Clock }) => openTencentCaptcha(settings, clock),
});
