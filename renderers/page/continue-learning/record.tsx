/** One thing the learner studies: its picture, how far they came, and the way on. */
import type { TranslateOf } from '#i18n/words.ts';
import type { Locale } from '#schemas/locale.ts';
import type { ViewDataOf } from '#schemas/page/define-renderer.ts';
import { CardLink } from '#ui/card-link.tsx';
import { Cover } from '#ui/cover.tsx';
import { cx } from '#ui/cx.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { goodsHref } from '#pieces/goods-href.ts';
import { useMoment } from '#ui/use-moment.ts';
import type { definition } from './definition.ts';
import type { words } from './words.ts';
import styles from './view.module.css';

type Item = ViewDataOf<typeof definition>['records']['list'][number];

interface RecordProps {
  item: Item;
  t: TranslateOf<typeof words>;
  locale: Locale;
  Heading: 'h2' | 'h3';
}

/** The furthest a learner ever came: going back to look something up loses nothing. */
function Progress({ item, t }: Pick<RecordProps, 'item' | 't'>) {
  const isDone = item.is_finish === 1;
  const value = isDone ? 100 : item.max_learn_progress;
  const text = isDone ? t('finished') : t('progress', { n: value });
  return (
    <ProgressBar label={t('progressOf', { title: item.title })} value={value} isDone={isDone} text={text} />
  );
}

export function LearningRecord({ item, t, locale, Heading }: RecordProps) {
  const moment = useMoment(locale);
  const off = item.state === 'off';
  const href = goodsHref({ id: item.resource_id, type: item.resource_type });
  return (
    <article className={cx(styles.record, off && styles.off)}>
      <Cover src={item.cover} alt="" ratio="16 / 9" className={styles.cover} />
      <div className={styles.words}>
        <Heading className={styles.name}>
          {off ? item.title : <CardLink href={href}>{item.title}</CardLink>}
        </Heading>
        <Progress item={item} t={t} />
        <p className={styles.meta}>
          <span>{t('last', { time: moment(item.last_learn_ts) })}</span>
          {off ? (
            <span>{t('gone')}</span>
          ) : (
            <span className={styles.go} aria-hidden="true">
              {t(item.is_finish === 1 ? 'again' : 'go')}
            </span>
          )}
        </p>
      </div>
    </article>
  );
}
