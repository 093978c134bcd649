/** Named configs of the page of an exam or a practice, with what a shop server would answer. Moments are fixed. */
import type { FullResult } from '#schemas/exam/attempt.ts';
import type { Question } from '#schemas/exam/question.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

/** 2026-11-23 20:00 in the shop's zone. */
const BEGUN = 1_795_435_200;
const ATTEMPT = `at_${'a1b2c3d4e5'.repeat(3).slice(0, 26)}`;
const COURSE = { id: 'course_1', type: 50, title: '一本小书的诞生' };

const ask = (id: string, change: Partial<Question>): Question => ({
  id,
  kind: 'single',
  stem: '开始写之前，第一讲请你先做什么？',
  options: [
    { id: 'A', text: '列出一份章节提纲' },
    { id: 'B', text: '观察一扇窗，写下三句话' },
    { id: 'C', text: '想好书名' },
  ],
  blanks: 0,
  score: 10,
  ...change,
});

const QUESTIONS: Question[] = [
  ask('q_1', {}),
  ask('q_2', { kind: 'multi', stem: '改稿时，下面哪些可以先删？', score: 20 }),
  ask('q_3', { kind: 'judge', stem: '一本书必须足够厚，才值得装订。', options: [] }),
  ask('q_4', { kind: 'blank', stem: '四张纸对折可以得到 ____ 页。', options: [], blanks: 1 }),
  ask('q_5', { kind: 'essay', stem: '用三句话写下你看得见的一扇窗。', options: [], score: 30 }),
];

const INFO = {
  exam_id: 'demo_exam',
  title: '结课小考：从笔记到书',
  summary: '看看哪一步还想回头再听一遍。',
  course: COURSE,
  question_count: QUESTIONS.length,
  total_score: 80,
  pass_score: 48,
  duration_s: 1800,
  attempts_left: 2,
  attempts_max: 3,
  wait_s: 3600,
  next_ts: 0,
  show_answers: 'after_pass',
  is_drawn: 0,
  open_ts: 0,
  close_ts: 0,
  is_stopped: false,
  state: 0,
  attempts: [],
  server_time: BEGUN * 1000,
};

const STARTED = {
  attempt_id: ATTEMPT,
  deadline_ts: BEGUN + 1800,
  server_time: BEGUN * 1000,
  state: 1,
  questions: QUESTIONS,
  answers: [{ question_id: 'q_1', answer: 'B', seq: 1 }],
};

const GRADED = {
  question_id: '',
  answer: null,
  right: false,
  score: 0,
  is_pending: false,
  analysis: '',
  comment: '',
};
const RESULT: FullResult = {
  attempt_id: ATTEMPT,
  state: 2,
  score: 40,
  total_score: 80,
  pass_score: 48,
  is_passed: false,
  is_pending: true,
  is_answers_shown: 1,
  committed_ts: BEGUN + 900,
  questions: QUESTIONS,
  answers: [
    {
      ...GRADED,
      question_id: 'q_1',
      answer: 'B',
      right: true,
      score: 10,
      right_answer: 'B',
      analysis: '先看，后写。',
    },
    { ...GRADED, question_id: 'q_2', answer: ['A'], right_answer: ['A', 'C'], analysis: '细节留到最后。' },
    { ...GRADED, question_id: 'q_3', answer: false, right: true, score: 10, right_answer: false },
    { ...GRADED, question_id: 'q_4', answer: ['16'], right: true, score: 20, right_answer: ['16'] },
    { ...GRADED, question_id: 'q_5', answer: '窗外有一棵树。', is_pending: true, right_answer: null },
  ],
};

const PRACTICE = {
  id: 'demo_practice',
  title: '随堂练习：句子与装订',
  summary: '',
  course: COURSE,
  questions: QUESTIONS,
  total_score: 80,
  pass_score: 20,
  attempts_left: -1,
  attempt_id: ATTEMPT,
  finished_count: 0,
};

const PROPS = { mode: 'exam', id: 'demo_exam' } as const;

export const examples: Example[] = [
  { name: 'typical', props: PROPS, data: { info: INFO, start: STARTED, result: RESULT, commit: RESULT } },
  {
    name: 'running',
    props: PROPS,
    data: { info: { ...INFO, state: 1 }, start: STARTED, result: RESULT, commit: RESULT },
  },
  {
    name: 'none-left',
    props: PROPS,
    data: {
      info: {
        ...INFO,
        state: 2,
        attempts_left: 0,
        attempts: [
          {
            attempt_id: ATTEMPT,
            state: 2,
            score: 40,
            is_passed: false,
            is_pending: true,
            committed_ts: BEGUN + 900,
          },
        ],
      },
      result: RESULT,
    },
  },
  {
    name: 'missed',
    props: PROPS,
    data: { info: { ...INFO, state: 4, close_ts: BEGUN - 3600, open_ts: BEGUN - 7200 } },
  },
  {
    name: 'long-text',
    props: PROPS,
    data: {
      info: {
        ...INFO,
        title: '结课小考'.repeat(12),
        summary: 'Donaudampfschifffahrtsgesellschaft '.repeat(12),
      },
      start: STARTED,
    },
  },
  {
    name: 'practice',
    props: { mode: 'practice', id: 'demo_practice' },
    data: {
      practice: PRACTICE,
      practised: { ...RESULT, state: 1, answers: RESULT.answers.slice(0, 1) },
      practise: RESULT,
    },
  },
];
