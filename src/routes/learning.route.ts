/** Routes of a learner: the personal centre, courses, lessons, records, exams, tasks. */
import { defineRoute, type ResolvedMeta } from '#engine/define-route.ts';
import { CERTIFICATE_NUMBER_PATTERN } from '#schemas/certificate/certificate.ts';
import { isStudied, RESOURCES } from '#schemas/content/resource-type.ts';
import {
  certificate,
  checkTask,
  exam,
  myCourses,
  personal,
  practice,
  record,
  taskBook,
  trainingMyCourse,
  trainingMyTasks,
} from '#schemas/page/fixed/learning.ts';
import { notFound } from '#schemas/page/fixed/system.ts';
import { isObject } from '#schemas/page/json.ts';
import type { PageData } from '#schemas/page/ready.ts';
import { pageAt } from '#schemas/paths.ts';
import { detailHref } from './redirects.ts';

/** Personal centre (M26). */
export const personalRoute = defineRoute({
  ...pageAt('personal'),
  title: { cn: '个人中心', en: 'My account' },
  shows: (context) => ({ kind: 'fixed', document: personal(context), status: 200 }),
});

/** Everything the learner may study now (M41, D23). */
export const myCoursesRoute = defineRoute({
  ...pageAt('my-courses'),
  title: { cn: '我的课程', en: 'My courses' },
  shows: (context) => ({ kind: 'fixed', document: myCourses(context), status: 200 }),
});

/** Learning records (M24). */
export const recordRoute = defineRoute({
  ...pageAt('record'),
  title: { cn: '学习记录', en: 'Learning records' },
  shows: (context) => ({ kind: 'fixed', document: record(context), status: 200 }),
});

const NUMBER = new RegExp(CERTIFICATE_NUMBER_PATTERN);

/** A number nobody was given is an address where nothing stands; the page still says so in its own words. */
function metaOf(data: PageData): ResolvedMeta {
  const result = data['certificate']?.['checked'];
  const isUnknown = result?.ok === true && isObject(result.data) && result.data['state'] === 'unknown';
  return isUnknown ? { status: 404 } : {};
}

/** A certificate anybody may check by its number (ADR-326). */
export const certificateRoute = defineRoute({
  ...pageAt('certificate'),
  title: { cn: '证书查询', en: 'Certificate' },
  shows: (context) =>
    NUMBER.test(context.params['number'] ?? '')
      ? {
          kind: 'fixed',
          document: certificate(context),
          status: 200,
          meta: metaOf,
          facts: { noIndex: true },
        }
      : { kind: 'fixed', document: notFound(context), status: 404 },
});

/** One exam (D26, D85). */
export const examRoute = defineRoute({
  ...pageAt('exam'),
  title: { cn: '考试', en: 'Exam' },
  shows: (context) => ({ kind: 'fixed', document: exam(context), status: 200 }),
});

/** One practice (D84). */
export const practiceRoute = defineRoute({
  ...pageAt('practice'),
  title: { cn: '练习', en: 'Practice' },
  shows: (context) => ({ kind: 'fixed', document: practice(context), status: 200 }),
});

/** My courses of a training shop (M44). */
export const trainingMyCourseRoute = defineRoute({
  ...pageAt('training-my-course'),
  title: { cn: '我的课程', en: 'My courses' },
  shows: (context) => ({ kind: 'fixed', document: trainingMyCourse(context), status: 200 }),
});

/** My tasks of a training shop (M45). */
export const trainingMyTasksRoute = defineRoute({
  ...pageAt('training-my-tasks'),
  title: { cn: '我的任务', en: 'My tasks' },
  shows: (context) => ({ kind: 'fixed', document: trainingMyTasks(context), status: 200 }),
});

/** Old address of a training camp, type 50 (M43); its query goes along. */
export const trainingCampRoute = defineRoute({
  ...pageAt('training-camp'),
  title: { cn: '训练营', en: 'Training camp' },
  index: false,
  shows: ({ params, query }) => ({
    kind: 'redirect',
    to: detailHref(params['id'], String(RESOURCES.e_course.type), query),
    status: 301,
  }),
});

/** Tasks (M28). */
export const taskBookRoute = defineRoute({
  ...pageAt('task-book'),
  title: { cn: '任务', en: 'Tasks' },
  shows: (context) => ({ kind: 'fixed', document: taskBook(context), status: 200 }),
});

/** One task (M29). */
export const checkTaskRoute = defineRoute({
  ...pageAt('check-task'),
  title: { cn: '查看任务', en: 'Task' },
  shows: (context) => ({ kind: 'fixed', document: checkTask(context), status: 200 }),
});

/** The study page of a text, a recording or a film (ADR-312); whatever is no lesson has its own page. */
export const learnRoute = defineRoute({
  ...pageAt('learn'),
  layout: 'focus',
  title: { cn: '学习', en: 'Study' },
  shows: (context) => {
    const { id = '', type = '' } = context.params;
    return /^\d{1,3}$/.test(type) && isStudied(Number(type))
      ? {
          kind: 'asked',
          ask: async (call) => (await import('./ask-lesson.ts')).askLesson(context, Number(type), call),
        }
      : { kind: 'redirect', to: detailHref(id, type, context.query), status: 302 };
  },
});

/** Old address of a detail (M23); its query goes along. */
export const studyRoute = defineRoute({
  ...pageAt('study'),
  title: { cn: '学习', en: 'Study' },
  index: false,
  shows: ({ params, query }) => ({
    kind: 'redirect',
    to: detailHref(params['id'], params['type'], query),
    status: 301,
  }),
});
