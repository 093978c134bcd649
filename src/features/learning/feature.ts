/** Studying a lesson: what is reported of it, and where to go on. */
import { defineFeature } from '#engine/feature.ts';
import { startStudy } from './start.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    learning: true;
  }
}

export const feature = defineFeature({
  name: 'learning',
  uses: ['account'],
  start: startStudy,
});
