/** Rows of a learner’s own pages, broken by hand. */
import type { Mutation } from './mutation.ts';

const LISTS = 'renderers/tasks/task-list';
const TASK = 'renderers/tasks/task-page';
const COURSES = 'renderers/orders/my-courses';
const RECORDS = 'renderers/study/learning-records';
const BOUGHT = 'renderers/orders/purchases';

export const LEARNER_ROWS: readonly Mutation[] = [
  {
    law: 'M24',
    breaks: 'a record of a course leads to its lesson alone',
    file: `${RECORDS}/row.tsx`,
    from: 'studyHref({ id, type }, course)',
    to: 'studyHref({ id, type }, undefined)',
    test: { file: `${RECORDS}/view.test.tsx`, name: 'M24, D82: each tells course' },
  },
  {
    law: 'M25',
    breaks: 'what may be studied is offered to be bought again',
    file: `${BOUGHT}/row.tsx`,
    from: 'if (purchase.can_study) return',
    to: 'if (!purchase.can_study) return',
    test: { file: `${BOUGHT}/view.test.tsx`, name: 'M25, D76: an item tells' },
  },
  {
    law: 'M28',
    breaks: 'tabs of the task book lead to another address',
    file: `${LISTS}/view.tsx`,
    from: '`${PATHS[place]}?tab=${tab}`',
    to: "`${PATHS['training-my-tasks']}?tab=${tab}`",
    test: { file: `${LISTS}/view.test.tsx`, name: 'M28, D86: each tells when it is due' },
  },
  {
    law: 'M29',
    breaks: 'a task of somebody else is a fault to be tried again',
    file: 'src/pieces/unopened-page.tsx',
    from: "new Set(['not-found', 'bad-parameters'])",
    to: "new Set(['bad-parameters'])",
    test: { file: `${TASK}/view.test.tsx`, name: 'M29: a task that is not theirs' },
  },
  {
    law: 'M44',
    breaks: 'tabs of a training shop leave its address',
    file: `${COURSES}/view.tsx`,
    from: '`${PATHS[place]}?tab=${one}`',
    to: "`${PATHS['my-courses']}?tab=${one}`",
    test: { file: `${COURSES}/view.test.tsx`, name: 'D23, M44: at' },
  },
  {
    law: 'M45',
    breaks: 'what is to be studied in a training shop is what is to be handed in',
    file: `${LISTS}/view.tsx`,
    from: "place === 'training-my-tasks' && tab !== 'tasks' ? <Studies",
    to: "place === 'training-my-tasks' && tab === 'tasks' ? <Studies",
    test: { file: `${LISTS}/view.test.tsx`, name: 'M45, D86: what is to be studied' },
  },
];
