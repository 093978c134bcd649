/** The person: who is here over the life of a page, and what they may change of themself. */
import { defineFeature } from '#engine/feature.ts';
import { dropPerson, personOf } from './person.ts';
import { accountSlice } from './slice.ts';
import { viewerOf } from './viewer.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    account: true;
  }
}

declare module '#engine/intents.ts' {
  interface Intents {
    /** The person changed what they say of themself: who is here is asked anew, and shown everywhere (M153). */
    'user.changed': Record<never, never>;
    /** Somebody shows a super membership: whether there is one is asked, once a person (M160). */
    'membership.ask': Record<never, never>;
  }
}

declare module '#engine/events.ts' {
  interface EngineEvents {
    /** Somebody logged in in another tab of this browser, and nobody was here. */
    'session:elsewhere': Record<never, never>;
  }
}

export const feature = defineFeature({
  name: 'account',
  uses: [],
  doors: ['person', 'use-super-vip'],
  slice: accountSlice,
  viewer: viewerOf,
  intents: (app) => ({
    'user.changed': () => void personOf(app).load(),
    'membership.ask': () => void personOf(app).askSuperVip(),
  }),
  start: (app) => personOf(app).start(),
  forget: dropPerson,
});
