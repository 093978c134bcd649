/** What a form with a captcha may call beside its own calls (D50): the slide, its judgement, and the image. */
import { authImageCodeGet, authSlideGet, authSlideVerify } from '../api/identity/captchas.ts';

export const CAPTCHA_ACTIONS = {
  slide: { endpoint: authSlideGet },
  slid: { endpoint: authSlideVerify },
  image: { endpoint: authImageCodeGet },
};
