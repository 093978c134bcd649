/** What a person has to pass before a login or a code by SMS, as the wire counts it (M181). */
import { Type } from 'typebox';

export const CAPTCHA = { none: 0, slide: 1, image: 2 } as const;
export type CaptchaKind = (typeof CAPTCHA)[keyof typeof CAPTCHA];

/** 0 none, 1 slide, 2 image (M181). */
export const CaptchaType = Type.Integer({ minimum: CAPTCHA.none, maximum: CAPTCHA.image });
