/** Pages inside WeCom's own app: signed for its scripts and shared by them (M220, M221, ADR-482). Elsewhere nothing is brought or asked. */
import { defineFeature } from '#engine/feature.ts';
import { isInsideWecom } from '#platform/wecom.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    wecom: true;
  }
}

export const feature = defineFeature({
  name: 'wecom',
  uses: [],
  start: (app) => {
    if (!app.engine.can.messagingLogin || app.preview !== undefined || !isInsideWecom()) return;
    import('./share-pages.ts').then(
      ({ sharePages }) => sharePages(app),
      () => undefined,
    );
  },
});
