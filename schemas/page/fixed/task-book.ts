/** Fixed screen: the tasks a learner is set (M28, D86). */
import { TASK_STATE_NAMES } from '../../task/task.ts';
import { screen, type FixedScreen } from './fixed-screen.ts';

/** Query `tab`: one state of them; all where it names none. */
export const taskBook: FixedScreen = ({ query }) =>
  screen({
    id: 'task-book',
    title: { cn: '我的作业', en: 'My tasks' },
    kind: 'task-list',
    props: { tab: TASK_STATE_NAMES.find((name) => name === query.get('tab')) ?? 'all', place: 'task-book' },
  });
