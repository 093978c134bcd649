/** Tasks of the shop, with how many answers wait for a review. */
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleTasksList, TASK_SORTS } from '#schemas/api/console/tasks.ts';
import { readText } from '#schemas/page/text.ts';
import { readMoment } from '#schemas/moment.ts';
import type { TaskOfMerchant } from '#schemas/task/task-file.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { RowLink } from '#desk/kit/lists/row-parts.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { CONSOLE, oneOf } from '../addresses.ts';
import { NavButton } from '../nav-button.tsx';
import { useTeachingParts } from '../teaching/use-teaching-parts.ts';
import { taskWords } from './words.ts';

function useColumns(): Column<TaskOfMerchant>[] {
  const t = useTranslation(taskWords);
  const say = useSay();
  const dueOf = ({ due }: TaskOfMerchant) => {
    const ms = due === undefined ? undefined : readMoment(due);
    return ms === undefined ? '' : say.moment(secondsOf(ms));
  };
  return [
    {
      id: 'title',
      label: t('title'),
      sort: 'title',
      text: ({ title }) => readText(title, say.locale),
      cell: ({ id, title, is_off: isOff }) => (
        <RowLink to={oneOf('tasks', id)} note={isOff === true ? t('off') : ''}>
          {readText(title, say.locale)}
        </RowLink>
      ),
    },
    {
      id: 'kind',
      label: t('kind'),
      isWide: true,
      text: ({ kind }) => t(kind === 'study' ? 'study_kind' : 'task_kind'),
    },
    { id: 'due', label: t('due'), sort: 'due_ts', isWide: true, text: dueOf },
    {
      id: 'waiting',
      label: t('waiting'),
      isNumber: true,
      text: ({ answers }) => String(answers.committed),
      cell: ({ id, answers }) => (
        <RowLink to={`${CONSOLE.taskAnswers}?task_id=${encodeURIComponent(id)}`}>
          {String(answers.committed)}
        </RowLink>
      ),
    },
    {
      id: 'reviewed',
      label: t('reviewedCount'),
      isNumber: true,
      isWide: true,
      text: ({ answers }) => String(answers.reviewed),
    },
    {
      id: 'returned',
      label: t('returnedCount'),
      isNumber: true,
      isWide: true,
      text: ({ answers }) => String(answers.returned),
    },
  ];
}

export function TasksScreen() {
  const parts = useTeachingParts();
  const t = useTranslation(taskWords);
  const { locale } = useSay();
  const columns = useColumns();
  const create = (
    <NavButton to={oneOf('tasks', 'new')} action="create" isMain>
      {t('create')}
    </NavButton>
  );
  const list: ListDefinition<TaskOfMerchant> = {
    name: 'tasks',
    title: t('tasks'),
    call: consoleTasksList,
    read: (ask, query) => ask(consoleTasksList, query),
    idOf: ({ id }) => id,
    nameOf: ({ title }) => readText(title, locale),
    columns,
    sorts: TASK_SORTS,
    sortNames: { position: t('position') },
    searchHint: t('searchTasks'),
    parts,
    action: create,
    empty: { title: t('none'), hint: t('noneHint'), action: create },
  };
  return <ListScreen list={list} />;
}
