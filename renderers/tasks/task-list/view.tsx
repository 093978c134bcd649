/** Draws the tasks of a tab; the tabs are links, so that each is an address of its own. */
import { defineView } from '#engine/define-view.ts';
import { useStudies, useTasks } from '#features/tasks/index.ts';
import { PersonalList } from '#pieces/personal-list.tsx';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Locale } from '#schemas/locale.ts';
import { PATHS } from '#schemas/paths.ts';
import { STUDY_STATE, STUDY_STATE_NAMES, TASK_STATE, TASK_STATE_NAMES } from '#schemas/task/task.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { definition } from './definition.ts';
import { HandInRow, StudyRow } from './rows.tsx';
import { type Key, type Say, words } from './words.ts';

interface ListProps {
  root: { 'data-node': string; 'data-kind': string };
  place: 'task-book' | 'training-my-tasks';
  tab: string;
  t: Say;
  locale: Locale;
  act: Caller;
  /** A training shop: what is studied stands beside what is handed in. */
  hasStudies: boolean;
}

const hrefOf = (place: ListProps['place'], tab: string): string =>
  tab === 'all' ? PATHS[place] : `${PATHS[place]}?tab=${tab}`;

function tabOf({ t, place, tab }: ListProps, name: string, word: Key, count: number | undefined) {
  return {
    href: hrefOf(place, name),
    text: count === undefined || count === 0 ? t(word) : t('withCount', { name: t(word), n: count }),
    isCurrent: name === tab,
  };
}

function EmptyAction({ t, place, tab }: ListProps) {
  const isAll = tab === 'all' || tab === 'tasks';
  return isAll ? (
    <Button tone="primary" href={PATHS['my-courses']}>
      {t('courses')}
    </Button>
  ) : (
    <Button href={PATHS[place]}>{t('everything')}</Button>
  );
}

function HandIns(props: ListProps) {
  const { root, place, tab, t, locale, act, hasStudies } = props;
  const state = TASK_STATE_NAMES.find((name) => name === tab);
  const tasks = useTasks(act, state === undefined ? undefined : TASK_STATE[state]);
  const tabs =
    place === 'training-my-tasks'
      ? studyTabs(props, [])
      : [
          tabOf(props, 'all', 'all', undefined),
          ...TASK_STATE_NAMES.map((name) => tabOf(props, name, name, tasks.counts[TASK_STATE[name]])),
        ];
  return (
    <PersonalList
      root={root}
      words={{
        title: t(place === 'task-book' ? 'titleTasks' : 'titleStudies'),
        tabs: t('tabs'),
        loading: t('loading'),
        more: t('more'),
      }}
      aside={
        hasStudies && place === 'task-book' && <Link href={PATHS['training-my-tasks']}>{t('toStudies')}</Link>
      }
      tabs={tabs}
      listState={tasks}
      empty={{
        title: t(state === undefined ? 'empty' : 'emptyTab'),
        hint: state === undefined ? t('emptyHint') : undefined,
        action: <EmptyAction {...props} />,
      }}
      rows={tasks.list.map((item) => (
        <HandInRow key={item.task_id} item={item} t={t} locale={locale} />
      ))}
    />
  );
}

function studyTabs(props: ListProps, counts: readonly number[]) {
  return [
    tabOf(props, 'all', 'allStudies', undefined),
    ...STUDY_STATE_NAMES.map((name) => tabOf(props, name, name, counts[STUDY_STATE[name]])),
    tabOf(props, 'tasks', 'tasks', undefined),
  ];
}

function Studies(props: ListProps) {
  const { root, tab, t, locale, act } = props;
  const state = STUDY_STATE_NAMES.find((name) => name === tab);
  const studies = useStudies(act, state === undefined ? undefined : STUDY_STATE[state]);
  return (
    <PersonalList
      root={root}
      words={{ title: t('titleStudies'), tabs: t('tabs'), loading: t('loading'), more: t('more') }}
      tabs={studyTabs(props, studies.counts)}
      listState={studies}
      empty={{
        title: t(state === undefined ? 'emptyStudies' : 'emptyTab'),
        hint: state === undefined ? t('emptyStudiesHint') : undefined,
        action: <EmptyAction {...props} />,
      }}
      rows={studies.list.map((item) => (
        <StudyRow key={item.task_id} item={item} t={t} locale={locale} />
      ))}
    />
  );
}

export default defineView(definition, words, function TaskList({ root, props, t, locale, can, act }) {
  const { tab, place } = props;
  const list: ListProps = { root, place, tab, t, locale, act, hasStudies: can.myCourses };
  return place === 'training-my-tasks' && tab !== 'tasks' ? <Studies {...list} /> : <HandIns {...list} />;
});
