/** The records of a tab, and more of them on demand. */
import type { ComponentProps } from 'react';
import { useRecords } from '#features/learning/index.ts';
import { emptyOf, PersonalList, type PersonalPage } from '#pieces/personal-list.tsx';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { RecordTab } from '#schemas/learning/record-tabs.ts';
import type { Locale } from '#schemas/locale.ts';
import { CourseRow } from './course-row.tsx';
import { coursesOf } from './courses-of.ts';
import { Row } from './row.tsx';
import type { Say } from './say.ts';

interface RecordsProps {
  page: Omit<ComponentProps<typeof PersonalPage>, 'children'>;
  tab: RecordTab;
  act: Caller;
  t: Say;
  locale: Locale;
}

export function Records({ page, tab, act, t, locale }: RecordsProps) {
  const records = useRecords(act, tab);
  return (
    <PersonalList
      {...page}
      words={{ ...page.words, loading: t('loading'), more: t('more') }}
      listState={records}
      empty={emptyOf(tab === 'all', {
        title: t('empty'),
        hint: t('emptyHint'),
        tab: t('emptyTab'),
        home: t('home'),
      })}
      rows={
        tab === 'all'
          ? coursesOf(records.list).map(({ key, own, lessons }) =>
              own !== undefined && lessons.length === 0 ? (
                <Row key={key} record={own} t={t} locale={locale} />
              ) : (
                <CourseRow key={key} own={own} lessons={lessons} t={t} locale={locale} />
              ),
            )
          : records.list.map((record) => <Row key={record.id} record={record} t={t} locale={locale} />)
      }
    />
  );
}
