/** Attempts at one exam, with the essays that wait to be marked. */
import { useParams } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { ATTEMPT_SORTS, consoleExamAttemptsList, consoleExamsGet } from '#schemas/api/console/exams.ts';
import type { AttemptLine } from '#schemas/exam/merchant-lists.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import type { Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { readEither } from '#desk/kit/screens/editor/both-languages.ts';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { oneOf } from '../addresses.ts';
import { MarkButton } from './mark-button.tsx';
import { examWords } from './words.ts';

const STATES = ['attempts0', 'attempts1', 'attempts2', 'attempts3', 'attempts4'] as const;

function useColumns(): Column<AttemptLine>[] {
  const t = useTranslation(examWords);
  const say = useSay();
  return [
    { id: 'who', label: t('who'), text: ({ nickname }) => nickname },
    { id: 'state', label: t('state'), text: ({ state }) => t(STATES[state] ?? 'attempts0') },
    {
      id: 'score',
      label: t('scoreShort'),
      sort: 'score',
      isNumber: true,
      text: ({ score, total_score: total }) => `${String(score)} / ${String(total)}`,
    },
    {
      id: 'started',
      label: t('started'),
      sort: 'started_ts',
      isWide: true,
      text: ({ started_ts: ts }) => say.moment(ts),
      isOneLine: true,
    },
    { id: 'waiting', label: t('toMark'), isNumber: true, text: ({ waiting }) => String(waiting.length) },
  ];
}

export function AttemptsScreen() {
  const t = useTranslation(examWords);
  const { id = '' } = useParams();
  const columns = useColumns();
  const { data } = useConsoleQuery(consoleExamsGet, { id });
  const title = readEither(data?.item.title, useLocale()) || id;
  const list: ListDefinition<AttemptLine> = {
    name: 'attempts',
    title: t('attemptsOf', { title }),
    call: consoleExamAttemptsList,
    read: (ask, query) => ask(consoleExamAttemptsList, { ...query, exam_id: id }),
    idOf: (attempt) => attempt.attempt_id,
    nameOf: ({ nickname }) => nickname,
    columns,
    sorts: ATTEMPT_SORTS,
    searchHint: t('searchAttempts'),
    back: { href: oneOf('exams', id), label: title },
    rowActions: (attempt) => <MarkButton key={attempt.waiting.length} attempt={attempt} />,
    empty: { title: t('attemptsNone') },
  };
  return <ListScreen key={id} list={list} />;
}
