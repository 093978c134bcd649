/** A live room in the browser: one a page, entered once, followed by socket or by poll, seen again by its log (ADR-365). */
import { defineFeature } from '#engine/feature.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    live: true;
  }
}

export const feature = defineFeature({ name: 'live', uses: [] });
