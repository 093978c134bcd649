/** What learners handed in: those that wait for a review are one filter away. */
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleTaskAnswersList, TASK_ANSWER_SORTS } from '#schemas/api/console/tasks.ts';
import { HANDED_IN_STATES, type AnswerOfMerchant } from '#schemas/task/task-file.ts';
import { TASK_STATE_NAMES } from '#schemas/task/task.ts';
import type { Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Badge } from '#ui/badge.tsx';
import { ReviewButton } from './review-button.tsx';
import { useTeachingParts } from '../teaching/use-teaching-parts.ts';
import { taskWords } from './words.ts';

function stateOf({ state }: AnswerOfMerchant): (typeof HANDED_IN_STATES)[number] {
  return HANDED_IN_STATES.find((name) => name === TASK_STATE_NAMES[state]) ?? 'committed';
}

function useColumns(): Column<AnswerOfMerchant>[] {
  const t = useTranslation(taskWords);
  const say = useSay();
  return [
    {
      id: 'who',
      label: t('who'),
      text: ({ nickname }) => nickname,
      cell: ({ nickname, title }) => (
        <>
          <strong>{nickname}</strong>
          <br />
          {title}
        </>
      ),
    },
    { id: 'answer', label: t('answer'), text: ({ answer }) => answer, isWide: true },
    {
      id: 'state',
      label: t('state'),
      text: (answer) => t(stateOf(answer)),
      cell: (answer) => (
        <>
          <Badge tone={stateOf(answer) === 'committed' ? 'warning' : 'neutral'}>{t(stateOf(answer))}</Badge>{' '}
          {answer.is_late && <Badge>{t('late')}</Badge>}
        </>
      ),
    },
    {
      id: 'score',
      label: t('scoreShort'),
      isNumber: true,
      isWide: true,
      text: ({ score }) => (score < 0 ? '' : String(score)),
    },
    {
      id: 'at',
      label: t('at'),
      sort: 'committed_ts',
      isWide: true,
      text: ({ committed_ts: ts }) => say.moment(ts),
      isOneLine: true,
    },
  ];
}

export function TaskAnswersScreen() {
  const parts = useTeachingParts();
  const t = useTranslation(taskWords);
  const columns = useColumns();
  const list: ListDefinition<AnswerOfMerchant> = {
    name: 'task-answers',
    title: t('answers'),
    call: consoleTaskAnswersList,
    read: (ask, query) => ask(consoleTaskAnswersList, query),
    idOf: (answer) => `${answer.task_id}-${answer.user_id}`,
    nameOf: ({ nickname, title }) => `${nickname} ${title}`,
    columns,
    sorts: TASK_ANSWER_SORTS,
    searchHint: t('searchAnswers'),
    filters: [
      {
        name: 'state',
        label: t('state'),
        options: HANDED_IN_STATES.map((value) => ({ value, label: t(value) })),
      },
      { name: 'task_id', label: t('task'), isSingle: true },
    ],
    parts,
    rowActions: (answer) => (stateOf(answer) === 'committed' ? <ReviewButton answer={answer} /> : null),
    empty: { title: t('answersNone') },
  };
  return <ListScreen list={list} />;
}
