/** Answers to information forms, as their store answers them. */

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
