/** The chrome without looks or words: menus that open and close, notices seen once. */
import { defineFeature } from '#engine/feature.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    chrome: true;
  }
}

export const feature = defineFeature({ name: 'chrome', uses: [] });
