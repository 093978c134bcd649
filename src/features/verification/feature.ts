/** Captchas and sent codes: what proves that a person is one, and that an address is theirs. */
import { defineFeature } from '#engine/feature.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    verification: true;
  }
}

export const feature = defineFeature({
  name: 'verification',
  uses: ['forms'],
  doors: ['captcha.machine', 'sms-countdown.machine', 'use-captcha', 'use-sent-code'],
});
