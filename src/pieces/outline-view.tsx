/** The choice between the list and the calendar of a camp (D87). */
import type { Locale } from '#schemas/locale.ts';
import { Tabs } from '#ui/tabs.tsx';
import { campWords } from './camp-words.ts';

export type OutlineView = 'list' | 'calendar';

export function OutlineViewChoice({
  view,
  choose,
  locale,
}: {
  view: OutlineView;
  choose: (view: OutlineView) => void;
  locale: Locale;
}) {
  const t = campWords.in(locale);
  return (
    <Tabs
      label={t('view')}
      look="pill"
      value={view}
      onChange={(id) => choose(id === 'calendar' ? 'calendar' : 'list')}
      tabs={[
        { id: 'list', label: t('list') },
        { id: 'calendar', label: t('calendar') },
      ]}
    />
  );
}
