/** Playing a lesson: what a film or a recording does, and recordings that are heard on after their page. */
import type { AppPorts } from '#engine/app-ports.ts';
import { defineFeature } from '#engine/feature.ts';
import { HEARD_KEY } from './heard-key.ts';
import { sessionStore } from '#platform/storage.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    playback: true;
  }
}

declare module '#engine/intents.ts' {
  interface Intents {
    /** The page of a recording is gone, and it is heard on: the bar of it stands at the foot of every page. */
    'listening.show': Record<never, never>;
  }
}

/** In every page: the rest comes once something was heard. */
const bring = (app: AppPorts) => void import('./audio-bar.ts').then((part) => part.showBar(app));

export const feature = defineFeature({
  name: 'playback',
  uses: ['account', 'goods', 'learning'],
  intents: (app) => ({ 'listening.show': () => bring(app) }),
  start: (app) => {
    if (sessionStore.get(HEARD_KEY) !== undefined) bring(app);
  },
});
