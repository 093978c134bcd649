/** An exam as its merchant reads it in a list. */
import type { MerchantExam } from '#schemas/exam/merchant-lists.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import type { ExamOfMerchant } from '../store/exam-parts.store.ts';

export const presentExam = (
  { exam, title, attempts, waiting }: ExamOfMerchant,
  locale: Locale,
): MerchantExam => ({
  exam_id: exam.id,
  title: title === null ? '' : readText(title, locale),
  mode: exam.mode,
  state: exam.state,
  questions: exam.questionIds.length,
  draw: exam.draw,
  pass_score: exam.passScore,
  duration_s: exam.durationS,
  open_ts: secondsOf(exam.openAt),
  close_ts: secondsOf(exam.closeAt),
  attempts,
  waiting,
});
