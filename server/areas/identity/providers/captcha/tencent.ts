/** Tencent Cloud's captcha: its DescribeCaptchaResult (D50). */
import { secondsOf } from '#schemas/time.ts';
import type { CaptchaJudge } from '../../ports/captcha-providers.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { ProviderError } from '#server/kernel/http/post-json.ts';
import { callTencent, type TencentKeys } from '#server/kernel/http/tencent-cloud.ts';

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
