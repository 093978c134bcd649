/** What people say of a good and to their class: read, written, liked and taken back; and how they rate it. */
import { defineFeature } from '#engine/feature.ts';
import { dropDrafts } from './drop-drafts.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    comments: true;
  }
}

export const feature = defineFeature({ name: 'comments', uses: [], forget: dropDrafts });
