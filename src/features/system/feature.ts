/** System screens without looks or words: the browser notice, and what becomes of a page whose shop changes. */
import { defineFeature } from '#engine/feature.ts';
import { watchEnterprise, watchShop } from './watch-shop.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    system: true;
  }
}

export const feature = defineFeature({
  name: 'system',
  uses: [],
  start: (app) => {
    watchShop(app);
    watchEnterprise(app);
  },
});
