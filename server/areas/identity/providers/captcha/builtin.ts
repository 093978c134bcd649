/** The captchas of this server: always there, and answered by no company. */
import { defineProvider } from '#server/kernel/providers.ts';
import type { CaptchaJudge, CaptchaWorld } from '../../ports/captcha-providers.ts';

export const provider = defineProvider<object, CaptchaJudge, CaptchaWorld>({
  name: 'builtin',
  read: () => ({}),
  open: () => undefined,
});
