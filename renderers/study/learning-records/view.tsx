/** Draws the learning records of a tab below what goes for all of them; the tabs are addresses of their own. */
import { defineView } from '#engine/define-view.ts';
import { useStatistics } from '#features/learning/index.ts';
import { PersonalPage } from '#pieces/personal-list.tsx';
import { RECORD_PARTS } from '#schemas/learning/record-tabs.ts';
import { PATHS } from '#schemas/paths.ts';
import { Certificates } from './certificates.tsx';
import { definition } from './definition.ts';
import { Head } from './head.tsx';
import { Records } from './records.tsx';
import { StatisticsPart } from './statistics.tsx';
import { words } from './words.ts';

export default defineView(definition, words, function LearningRecords(view) {
  const { root, props, t, locale, act, intend } = view;
  const { tab } = props;
  const statistics = useStatistics(act);
  const page = {
    root,
    words: { title: t('title'), tabs: t('tabs') },
    tabs: RECORD_PARTS.map((one) => ({
      href: one === 'all' ? PATHS.record : `${PATHS.record}?tab=${one}`,
      text: t(one),
      isCurrent: one === tab,
    })),
    above: <Head statistics={statistics} act={act} intend={intend} t={t} locale={locale} />,
  };
  if (tab === 'certificates')
    return (
      <PersonalPage {...page}>
        <Certificates act={act} t={t} locale={locale} />
      </PersonalPage>
    );
  if (tab !== 'statistics') return <Records page={page} tab={tab} act={act} t={t} locale={locale} />;
  return (
    <PersonalPage {...page}>
      <StatisticsPart statistics={statistics} t={t} locale={locale} />
    </PersonalPage>
  );
});
