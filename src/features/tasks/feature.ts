/** One sentence: what tasks remembers and for whom. */
import { defineFeature } from '#engine/feature.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    tasks: true;
  }
}

export const feature = defineFeature({ name: 'tasks', uses: [] });
