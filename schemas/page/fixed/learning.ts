/** Fixed screens of a learner and of who teaches: the personal centre, courses, records, exams, tasks, hosting. */
import { CERTIFICATE_NUMBER_PATTERN } from '../../certificate/certificate.ts';
import { OWNED_TABS } from '../../content/owned.ts';
import { ID_PATTERN, isId } from '../../id.ts';
import { RECORD_PARTS } from '../../learning/record-tabs.ts';
import { ACTIVITY_HOSTS } from '../../live/activities.gen.ts';
import { STUDY_STATE_NAMES, TASK_STATE_NAMES } from '../../task/task.ts';
import { constantScreen, type FixedScreen, PAGE_TOOLS, screen } from './fixed-screen.ts';

/** Everything the learner may study now (D23). Query `tab`: which of them; all where it names no tab. */
export const myCourses: FixedScreen = ({ query }) =>
  screen({
    id: 'my-courses',
    title: { cn: '我的课程', en: 'My courses' },
    kind: 'my-courses',
    props: { tab: OWNED_TABS.find((tab) => tab === query.get('tab')) ?? 'all', place: 'my-courses' },
  });

/** Learning records (M24). Query `tab`: which of them; all where it names no tab. */
export const record: FixedScreen = ({ query }) =>
  screen({
    id: 'record',
    title: { cn: '学习记录', en: 'Learning records' },
    kind: 'learning-records',
    props: { tab: RECORD_PARTS.find((tab) => tab === query.get('tab')) ?? 'all' },
  });

const NUMBER = new RegExp(CERTIFICATE_NUMBER_PATTERN);
/** Nobody's: a well-formed number, so that the answer to it is that there is none. */
const NO_NUMBER = '0'.repeat(12);

/** A certificate by its number (ADR-326). */
export const certificate: FixedScreen = ({ params }) => {
  const number = params['number'] ?? '';
  return screen({
    id: 'certificate',
    title: { cn: '证书查询', en: 'Certificate' },
    kind: 'certificate-page',
    props: { number: NUMBER.test(number) ? number : NO_NUMBER },
  });
};

/** An exam (D26, D85). */
export const exam: FixedScreen = ({ params: { id } }) =>
  screen({
    id: 'exam',
    title: { cn: '考试', en: 'Exam' },
    kind: 'exam-page',
    props: { mode: 'exam', id: isId(id) ? id : 'none' },
  });

/** A practice (D84). */
export const practice: FixedScreen = ({ params: { id } }) =>
  screen({
    id: 'practice',
    title: { cn: '练习', en: 'Practice' },
    kind: 'exam-page',
    props: { mode: 'practice', id: isId(id) ? id : 'none' },
  });

/** My courses of a training shop (M44, D23). Query `tab`: which of them; all where it names no tab. */
export const trainingMyCourse: FixedScreen = ({ query }) =>
  screen({
    id: 'training-my-course',
    title: { cn: '我的课程', en: 'My courses' },
    kind: 'my-courses',
    props: { tab: OWNED_TABS.find((tab) => tab === query.get('tab')) ?? 'all', place: 'training-my-course' },
  });

/**
 * What somebody of an organization is to study and to hand in (M45, D86). Query `tab`: one state of them, or `all`;
 * `tasks` for what is handed in.
 */
export const trainingMyTasks: FixedScreen = ({ query }) => {
  const tab = query.get('tab');
  const tabs = ['tasks', ...STUDY_STATE_NAMES] as const;
  return screen({
    id: 'training-my-tasks',
    title: { cn: '我的任务', en: 'My tasks' },
    kind: 'task-list',
    props: { tab: tabs.find((name) => name === tab) ?? 'all', place: 'training-my-tasks' },
  });
};

/** The tasks a learner is set (M28, D86). Query `tab`: one state of them; all where it names none. */
export const taskBook: FixedScreen = ({ query }) =>
  screen({
    id: 'task-book',
    title: { cn: '我的作业', en: 'My tasks' },
    kind: 'task-list',
    props: { tab: TASK_STATE_NAMES.find((name) => name === query.get('tab')) ?? 'all', place: 'task-book' },
  });

const ID = new RegExp(ID_PATTERN);
/** Nobody's: the answer to it is that there is no such task. */
const NO_TASK = 'none';

/** One task of one's own (M29, D86). Query `task_id`. */
export const checkTask: FixedScreen = ({ query }) => {
  const id = query.get('task_id') ?? '';
  return screen({
    id: 'check-task',
    title: { cn: '查看任务', en: 'Task' },
    kind: 'task-page',
    props: { task_id: ID.test(id) ? id : NO_TASK },
  });
};

const part = (kind: string) => ({ id: kind, kind, v: 1, props: {} });

/** Personal centre (M26, M260, M261). */
export const personal = constantScreen({
  id: 'personal',
  title: { cn: '个人中心', en: 'My account' },
  kind: 'personal-centre',
  slots: {
    side: [part('account-avatar')],
    sheets: [
      part('account-profile'),
      part('account-security'),
      part('account-sessions'),
      part('account-deletion'),
    ],
  },
});

/** Hosting a live room (D95-D106). */
export const liveHost: FixedScreen = ({ params: { id = '' } }) => {
  const alive_id = isId(id) ? id : 'none';
  return screen({
    id: 'live-host',
    title: { cn: '直播间管理', en: 'Live studio' },
    kind: 'live-host',
    props: { alive_id },
    slots: {
      stage: [{ id: 'live-stage', kind: 'live-stage', v: 1, props: { alive_id, is_quiet: true } }],
      tools: [PAGE_TOOLS],
      chat: [{ id: 'live-chat', kind: 'live-chat', v: 1, props: { alive_id } }],
      activities: ACTIVITY_HOSTS.map((kind) => ({ id: kind, kind, v: 1, props: { alive_id } })),
    },
  });
};
