/** Exams and practices of the shop, with how many attempts wait to be marked. */
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleExamsList, EXAM_SORTS } from '#schemas/api/console/exams.ts';
import { EXAM_STATE } from '#schemas/exam/exam-state.ts';
import { EXAM_MODES, type MerchantExam } from '#schemas/exam/merchant-lists.ts';
import type { Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { RowLink } from '#desk/kit/lists/row-parts.tsx';
import { ImportButton, WorkbookButton } from '#desk/kit/transfer/transfer.tsx';
import { Badge } from '#ui/badge.tsx';
import { oneOf } from '../addresses.ts';
import { NavButton } from '../nav-button.tsx';
import { useTeachingParts } from '../teaching/use-teaching-parts.ts';
import { useExamTransfer } from './use-exam-transfer.ts';
import { examWords } from './words.ts';

/** By EXAM_STATE. */
const STATES = ['unpublished', 'published', 'deleted', 'stopped', 'timed'] as const;

const attemptsOf = (id: string) => `${oneOf('exams', id)}/attempts`;

function useColumns(): Column<MerchantExam>[] {
  const t = useTranslation(examWords);
  return [
    {
      id: 'title',
      label: t('title'),
      sort: 'title',
      text: ({ title }) => title,
      cell: ({ exam_id: id, title }) => (
        <RowLink to={oneOf('exams', id)}>{title === '' ? id : title}</RowLink>
      ),
    },
    { id: 'mode', label: t('mode'), text: ({ mode }) => t(mode), isWide: true },
    {
      id: 'state',
      label: t('state'),
      text: ({ state }) => t(STATES[state] ?? 'published'),
      cell: ({ state }) => (
        <Badge tone={state === EXAM_STATE.published ? 'success' : 'neutral'}>
          {t(STATES[state] ?? 'published')}
        </Badge>
      ),
    },
    {
      id: 'questions',
      label: t('questionCount'),
      isNumber: true,
      isWide: true,
      text: ({ questions }) => String(questions),
    },
    {
      id: 'attempts',
      label: t('attemptCount'),
      sort: 'attempts',
      isNumber: true,
      isWide: true,
      text: ({ attempts }) => String(attempts),
      cell: ({ exam_id: id, attempts }) => <RowLink to={attemptsOf(id)}>{String(attempts)}</RowLink>,
    },
    {
      id: 'waiting',
      label: t('toMark'),
      isNumber: true,
      text: ({ waiting }) => String(waiting),
      cell: ({ exam_id: id, waiting }) =>
        waiting === 0 ? '0' : <RowLink to={attemptsOf(id)}>{String(waiting)}</RowLink>,
    },
  ];
}

export function ExamsScreen() {
  const parts = useTeachingParts();
  const t = useTranslation(examWords);
  const columns = useColumns();
  const transfer = useExamTransfer();
  const create = (
    <NavButton to={oneOf('exams', 'new')} action="create" isMain>
      {t('create')}
    </NavButton>
  );
  const list: ListDefinition<MerchantExam> = {
    name: 'exams',
    title: t('exams'),
    call: consoleExamsList,
    read: (ask, query) => ask(consoleExamsList, query),
    idOf: (exam) => exam.exam_id,
    nameOf: ({ title }) => title,
    columns,
    sorts: EXAM_SORTS,
    sortNames: { position: t('position') },
    searchHint: t('searchExams'),
    filters: [
      { name: 'mode', label: t('mode'), options: EXAM_MODES.map((value) => ({ value, label: t(value) })) },
      {
        name: 'is_waiting',
        label: t('toMarkOnly'),
        isSingle: true,
        options: [{ value: true, label: t('yes') }],
      },
    ],
    parts,
    action: create,
    moreActions: [
      <ImportButton key="import" kind={transfer} />,
      <WorkbookButton key="workbook" kind={transfer} />,
    ],
    empty: { title: t('examsNone'), hint: t('examsNoneHint'), action: create },
  };
  return <ListScreen list={list} />;
}
