/** Exams and practices of the shop, with how many attempts wait to be marked. */
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleExamsList, EXAM_SORTS } from '#schemas/api/console/exams.ts';
import { EXAM_MODES, type MerchantExam } from '#schemas/exam/merchant-lists.ts';
import type { Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { RowLink } from '#desk/kit/lists/row-parts.tsx';
import { oneOf } from '../addresses.ts';
import { useTeachingParts } from './use-teaching-parts.ts';
import { teachingWords } from './words.ts';

function useColumns(): Column<MerchantExam>[] {
  const t = useTranslation(teachingWords);
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
      id: 'questions',
      label: t('questions'),
      isNumber: true,
      isWide: true,
      text: ({ questions }) => String(questions),
    },
    {
      id: 'attempts',
      label: t('attempts'),
      sort: 'attempts',
      isNumber: true,
      isWide: true,
      text: ({ attempts }) => String(attempts),
    },
    { id: 'waiting', label: t('toMark'), isNumber: true, text: ({ waiting }) => String(waiting) },
  ];
}

export function ExamsScreen() {
  const parts = useTeachingParts();
  const t = useTranslation(teachingWords);
  const columns = useColumns();
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
    empty: { title: t('examsNone') },
  };
  return <ListScreen list={list} />;
}
