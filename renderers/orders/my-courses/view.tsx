/** Draws the courses of a tab; the tabs are links, so that each is an address of its own. */
import { defineView } from '#engine/define-view.ts';
import { useCourses } from '#features/order/index.ts';
import { emptyOf, PersonalList } from '#pieces/personal-list.tsx';
import { OWNED_TABS } from '#schemas/content/owned.ts';
import { PATHS } from '#schemas/paths.ts';
import { definition } from './definition.ts';
import { Row } from './row.tsx';
import { words } from './words.ts';

export default defineView(definition, words, function MyCourses({ root, props, t, locale, act }) {
  const { tab, place } = props;
  const courses = useCourses(act, tab);
  return (
    <PersonalList
      root={root}
      words={{ title: t('title'), tabs: t('tabs'), loading: t('loading'), more: t('more') }}
      tabs={OWNED_TABS.map((one) => ({
        href: one === 'all' ? PATHS[place] : `${PATHS[place]}?tab=${one}`,
        text: t(one),
        isCurrent: one === tab,
      }))}
      listState={courses}
      empty={emptyOf(tab === 'all', {
        title: t('empty'),
        hint: t('emptyHint'),
        tab: t('emptyTab'),
        home: t('home'),
      })}
      rows={courses.list.map((course) => (
        <Row key={course.goods_id} course={course} t={t} locale={locale} />
      ))}
    />
  );
});
