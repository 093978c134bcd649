/** System screens without looks or words: the browser notice. */
import { defineFeature } from '#engine/feature.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    system: true;
  }
}

export const feature = defineFeature({ name: 'system', uses: [] });
