/** Whether somebody has shown that they are no machine: how the result of a captcha is judged (D50, requirement 18). */

/** What a flow is for; spelled as the specification spells it (M168). */
export type CaptchaPurpose = 'bindPhone' | 'accountLogin' | 'modifyPwd' | 'verfyLogin';

export interface CaptchaResult {
  appId: string;
  browser: string;
  sessionId: string;
  purpose: CaptchaPurpose;
  type: number;
  ticket: string;
  randstr: string;
}

export interface Captchas {
  /** True once, for a captcha this browser has passed in this flow; never for a flow that asked for none. */
  pass(result: CaptchaResult): Promise<boolean>;
  /** The next flow this browser begins for this purpose must ask for a captcha, whatever was counted. */
  demand(asked: Pick<CaptchaResult, 'appId' | 'browser' | 'purpose'>): Promise<void>;
}

/** Until there is a captcha to pass, nobody has passed one. */
export function makeCaptchas(): Captchas {
  return { pass: () => Promise.resolve(false), demand: () => Promise.resolve() };
}
