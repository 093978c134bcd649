/** Short messages above the page. */
import type { Tone } from '#engine/app-ports.ts';
import { defineFeature } from '#engine/feature.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    messages: true;
  }
}

declare module '#engine/intents.ts' {
  interface Intents {
    'message.toast': { text: string; tone: Tone };
  }
}

export const feature = defineFeature({
  name: 'messages',
  uses: [],
  intents: ({ say }) => ({ 'message.toast': ({ text, tone }) => say(text, tone) }),
});
