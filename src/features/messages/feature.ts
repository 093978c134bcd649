/** Short messages above the page. */
import type { Question, Tone } from '#engine/app-ports.ts';
import { defineFeature } from '#engine/feature.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    messages: true;
  }
}

declare module '#engine/intents.ts' {
  interface Intents {
    'message.toast': { text: string; tone: Tone };
    /** Closes the message there is, where the step it was about is over (M149). */
    'message.clear': object;
    /** Asks in a box above the page; `onConfirm` is called where the answer is yes (M106, M107). */
    'message.ask': Question & { onConfirm: () => void };
  }
}

export const feature = defineFeature({
  name: 'messages',
  uses: [],
  intents: ({ say, hush, ask }) => ({
    'message.toast': ({ text, tone }) => say(text, tone),
    'message.clear': () => hush(),
    'message.ask': ({ onConfirm, ...question }) =>
      void ask(question).then((isYes) => (isYes ? onConfirm() : undefined)),
  }),
});
