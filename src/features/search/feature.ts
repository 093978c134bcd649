/** Searching: where a search goes, and the last texts searched for in this browser (D92). */
import { defineFeature } from '#engine/feature.ts';
import { localStore } from '#platform/storage.ts';
import { searchHref } from '#schemas/search/search-text.ts';
import { forgetSearches } from './forget-searches.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    search: true;
  }
}

declare module '#engine/intents.ts' {
  interface Intents {
    'search.submit': { text: string };
  }
}

export const feature = defineFeature({
  name: 'search',
  uses: [],
  doors: ['past-searches'],
  intents: ({ engine, page }) => ({
    'search.submit': ({ text }) => page.go(searchHref(engine.can.searchScope, text)),
  }),
  forget: ({ engine }) => forgetSearches(localStore, engine.boot.info.app_id),
});
