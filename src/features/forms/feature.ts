/** What several forms share: messages at a field, regions of China, the search for a company. */
import { defineFeature } from '#engine/feature.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    forms: true;
  }
}

export const feature = defineFeature({
  name: 'forms',
  uses: [],
  doors: [
    'field-message',
    'field-messages',
    'use-company-search',
    'use-field-errors',
    'use-regions',
    'region-tree',
  ],
});
