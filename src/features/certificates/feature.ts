/** Certificates of finished courses: one's own among those that are checked, and what it shows of its holder. */
import { defineFeature } from '#engine/feature.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    certificates: true;
  }
}

export const feature = defineFeature({ name: 'certificates', uses: [] });
