/** A good on its own page: what the person here may do with it, and that they begin to study what the page holds. */
import { defineFeature } from '#engine/feature.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    goods: true;
  }
}

declare module '#engine/intents.ts' {
  interface Intents {
    /** Begin, or go on with, what the page itself plays or shows. */
    'study.begin': Record<never, never>;
  }
}

declare module '#engine/events.ts' {
  interface EngineEvents {
    /** Somebody pressed to study what the page itself plays or shows. */
    'study:begun': Record<never, never>;
    /** What somebody may do with a good has changed: a password was right, a free course was taken. */
    'access:changed': Record<never, never>;
  }
}

export const feature = defineFeature({
  name: 'goods',
  uses: [],
  intents: ({ engine }) => ({
    'study.begin': () => engine.events.emit('study:begun', {}),
  }),
});
