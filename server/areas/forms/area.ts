/** Forms a merchant composes, and what people answered (D91). */
import { and, eq } from 'drizzle-orm';
import type { Areas, AppContext } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { limits } from './limits.ts';
import { formAnswerCalls } from './console/form-answers.ts';
import { type FormAnswerStore, createFormAnswerStore } from './store/form-answers.store.ts';
import { readForm } from './rules/forms.ts';
import { formAnswer } from './tables/form-answers.ts';

export interface FormsArea {
  /** True where a published form of this id waits for this person's answers. */
  isAsked(appId: string, formId: string, userId: string): Promise<boolean>;
  /** True where a published form of this id is answered by learners, once each. */
  isForLearners(appId: string, formId: string): Promise<boolean>;
}

declare module '#server/kernel/area.ts' {
  interface Stores {
    formAnswers: FormAnswerStore;
  }
  interface Areas {
    forms: FormsArea;
  }
}

export const area = defineArea({
  name: 'forms',
  limits,
  tables: { formAnswer },
  stores: (db, clock) => ({ formAnswers: createFormAnswerStore(db, clock) }),
  needs: ['pages'],
  open: ({ stores, renderers }: AppContext, { pages }: Pick<Areas, 'pages'>): FormsArea => ({
    isAsked: async (appId, formId, userId) => {
      if ((await readForm({ pages, renderers }, appId, formId)) === undefined) return false;
      return !(await stores.formAnswers.has(appId, formId, userId));
    },
    isForLearners: async (appId, formId) =>
      (await readForm({ pages, renderers }, appId, formId))?.form.login === true,
  }),
  consoleCalls: formAnswerCalls,
  forget: async (tx, { appId, userId }) => {
    await tx.delete(formAnswer).where(and(eq(formAnswer.appId, appId), eq(formAnswer.userId, userId)));
  },
});
