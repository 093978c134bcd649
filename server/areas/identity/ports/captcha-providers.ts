/** Captchas of another company: whose page shows them, and who says whether one was passed (D50). */
import type { Clock } from '#server/kernel/clock.ts';

/** What a provider is opened with. */
export interface CaptchaWorld {
  clock: Clock;
}

export interface CaptchaJudge {
  /** What the company knows this installation's captcha by; not secret. */
  readonly appId: string;
  /** Whether a ticket is one of ours and was earned by this address just now; the company takes each once. */
  judge(proof: {
    ticket: string;
    randstr: string;
    ip: string;
  }): Promise<{ ok: true } | { ok: false; reason: string }>;
}
