/** Forms a merchant composes, and what people answered (D91). */
import { and, eq } from 'drizzle-orm';
import { defineArea } from '#server/kernel/area.ts';
import { limits } from './limits.ts';
import { registerFormAnswers } from './console/form-answers.ts';
import type { FormAnswerStore } from './form-answer-store.ts';
import { createFormAnswerStore } from './form-answers.store.ts';
import { formAnswer } from './tables/form-answers.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    formAnswers: FormAnswerStore;
  }
}

export const area = defineArea({
  name: 'forms',
  limits,
  tables: { formAnswer },
  stores: (db, clock) => ({ formAnswers: createFormAnswerStore(db, clock) }),
  routes: registerFormAnswers,
  forget: async (tx, { appId, userId }) => {
    await tx.delete(formAnswer).where(and(eq(formAnswer.appId, appId), eq(formAnswer.userId, userId)));
  },
});
