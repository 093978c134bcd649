/** What a form with a captcha may call beside its own calls (D50): the slide, its judgement, and the image. */
import { authImageCodeGet } from '../api/identity/auth.image_code.get.ts';
import { authSlideGet } from '../api/identity/auth.slide.get.ts';
import { authSlideVerify } from '../api/identity/auth.slide.verify.ts';

export const CAPTCHA_ACTIONS = {
  slide: { endpoint: authSlideGet },
  slid: { endpoint: authSlideVerify },
  image: { endpoint: authImageCodeGet },
};
