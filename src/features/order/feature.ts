/** Buying one good, and waiting until it is paid: what is asked when, without looks. */
import { defineFeature } from '#engine/feature.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    order: true;
  }
}

export const feature = defineFeature({ name: 'order', uses: [] });
