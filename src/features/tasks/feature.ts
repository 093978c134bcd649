/** Tasks of a learner: their lists, and an answer that is written, kept, and handed in. */
import { defineFeature } from '#engine/feature.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    tasks: true;
  }
}

export const feature = defineFeature({ name: 'tasks', uses: [] });
