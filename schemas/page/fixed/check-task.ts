/** Fixed screen: one task of one's own (M29, D86). */
import { ID_PATTERN } from '../../id.ts';
import { screen, type FixedScreen } from './fixed-screen.ts';

const ID = new RegExp(ID_PATTERN);
/** Nobody's: the answer to it is that there is no such task. */
const NO_TASK = 'none';

/** Query `task_id`. */
export const checkTask: FixedScreen = ({ query }) => {
  const id = query.get('task_id') ?? '';
  return screen({
    id: 'check-task',
    title: { cn: '查看任务', en: 'Task' },
    kind: 'task-page',
    props: { task_id: ID.test(id) ? id : NO_TASK },
  });
};
