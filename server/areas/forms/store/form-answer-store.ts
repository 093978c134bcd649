/** Where answers to information forms are kept. */
import type { FormAnswers } from '#schemas/form/form-answers.ts';

export interface FormAnswerRow {
  id: string;
  /** Version of the form it answers. */
  formHash: string;
  /** Absent where anybody may answer. */
  userId: string | undefined;
  nickname: string | undefined;
  /** As they were written; read them by the version of the form they answer. */
  answers: Readonly<Record<string, unknown>>;
  at: number;
}

export interface FormAnswerStore {
  /** `same`: this writer has sent this very set before. `answered`: this learner has answered this form before. */
  add(
    appId: string,
    answer: { formId: string; formHash: string; userId?: string; key?: string; answers: FormAnswers },
  ): Promise<'kept' | 'same' | 'answered'>;
  has(appId: string, formId: string, userId: string): Promise<boolean>;
  /** Newest first; `before` is the last row of the page before. */
  list(
    appId: string,
    formId: string,
    page: { limit: number; before?: { at: number; id: string } },
  ): Promise<FormAnswerRow[]>;
  /** Every version of the form somebody has answered, by hash. */
  versions(appId: string, formId: string): Promise<ReadonlyMap<string, unknown>>;
}
