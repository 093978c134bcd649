/** Fixed screen: what somebody of an organization is to study and to hand in (M45, D86). */
import { STUDY_STATE_NAMES } from '../../task/task.ts';
import { screen, type FixedScreen } from './fixed-screen.ts';

/** Query `tab`: one state of them, or `all`; `tasks` for what is handed in. */
export const trainingMyTasks: FixedScreen = ({ query }) => {
  const tab = query.get('tab');
  const known = ['tasks', ...STUDY_STATE_NAMES] as const;
  return screen({
    id: 'training-my-tasks',
    title: { cn: '我的任务', en: 'My tasks' },
    kind: 'task-list',
    props: { tab: known.find((name) => name === tab) ?? 'all', place: 'training-my-tasks' },
  });
};
