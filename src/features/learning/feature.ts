/** Studying a lesson: what is reported of it, and where to go on. */
import { defineFeature } from '#engine/feature.ts';
import { startStudy } from './start.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    learning: true;
  }
}

declare module '#engine/events.ts' {
  interface EngineEvents {
    /** The person is about to log out: what only their session may send is sent now. */
    'session:ending': Record<never, never>;
  }
}

export const feature = defineFeature({
  name: 'learning',
  uses: ['account'],
  start: (app) => startStudy(app),
});
