/** The page of an exam or a practice: what it is, its questions while it runs, and what came of it (D84, D85). */
import { Type } from 'typebox';
import {
  examAnswerSave,
  examCommit,
  examInfoGet,
  examResultGet,
  examStart,
} from '#schemas/api/exams/exams.ts';
import { exerciseAnswersGet, exerciseCommit, exerciseInfoGet } from '#schemas/api/exams/exercises.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { EXAM_MODES } from '#schemas/exam/exam-settings.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ChoiceSchema } from '#schemas/page/fragments.ts';

export const definition = defineRenderer({
  kind: 'exam-page',
  family: 'study',
  title: { cn: '考试与练习', en: 'Exams and practice' },
  description: {
    cn: '考试：说明、计时作答、自动保存、交卷与成绩；练习：逐题作答，立即看到对错与解析',
    en: 'An exam with its clock, answers that are kept as they are given, and its result; a practice that tells at once',
  },
  offers: 'screen',
  uses: ['account', 'exams'],
  hydrate: 'load',
  actions: {
    info: { endpoint: examInfoGet },
    start: { endpoint: examStart },
    save: { endpoint: examAnswerSave },
    commit: { endpoint: examCommit },
    result: { endpoint: examResultGet },
    practice: { endpoint: exerciseInfoGet },
    practise: { endpoint: exerciseCommit },
    practised: { endpoint: exerciseAnswersGet },
  },
  intents: ['message.ask', 'message.toast', 'page.go'],
  props: Type.Object({ mode: ChoiceSchema(EXAM_MODES), id: GoodsId }, { additionalProperties: false }),
});
