/** Taking an exam: what was answered, kept in this browser until the server says that it has it. */
import { defineFeature } from '#engine/feature.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    exams: true;
  }
}

export const feature = defineFeature({ name: 'exams', uses: [] });
