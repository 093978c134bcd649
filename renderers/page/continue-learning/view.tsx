/** Draws what the learner was studying; strangers see an invitation or nothing, and no shared page holds either's records. */
import { defineView, type FallbackProps } from '#engine/define-view.ts';
import { useViewer } from '#engine/provider.tsx';
import type { TranslateOf, WordKeys } from '#i18n/words.ts';
import { goodsHref } from '#pieces/goods-href.ts';
import { ALL_GOODS_HREF } from '#schemas/content/listing.ts';
import type { Locale } from '#schemas/locale.ts';
import type { PropsOf, ViewDataOf } from '#schemas/page/define-renderer.ts';
import { resolveLink } from '#schemas/page/link.ts';
import { Band } from '#ui/band.tsx';
import { Button } from '#ui/button.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { Cover } from '#ui/cover.tsx';
import { cx } from '#ui/cx.ts';
import { FailedBand } from '#ui/failed-band.tsx';
import { LoadingBand } from '#ui/loading-band.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { definition } from './definition.ts';
import styles from './view.module.css';
import { words } from './words.ts';

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

/** One thing the learner studies: its picture, how far they came, and the way on. */
function LearningRecord({ item, t, locale, Heading }: RecordProps) {
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

type OwnFallback = FallbackProps<PropsOf<typeof definition>, WordKeys<typeof words>>;

const COLUMNS = 3;

/** Takes no place at all. */
function Nothing({ root }: Pick<FallbackProps, 'root'>) {
  return <div {...root} hidden />;
}

/**
 * Holds the place of the records. On the server nobody knows who looks: where strangers get nothing, the place is
 * taken only once it is known that somebody is logged in.
 */
function Loading({ root, t, props }: OwnFallback) {
  const viewer = useViewer();
  if (props?.signed_out !== 'invite' && viewer.status !== 'in') return <Nothing root={root} />;
  return (
    <LoadingBand
      root={root}
      props={{ title: props?.title || t('title') }}
      className={styles.list}
      count={Math.min(props?.limit ?? COLUMNS, COLUMNS)}
      bone={
        <div className={styles.record} aria-hidden="true">
          <Skeleton shape="block" ratio="16 / 9" className={styles.cover} />
          <div className={styles.words}>
            <Skeleton lines={3} />
          </div>
        </div>
      }
    />
  );
}

function LoggedOut({ root, t, props, retry }: OwnFallback) {
  if (props?.signed_out !== 'invite') return <Nothing root={root} />;
  return (
    <Band {...root} as="section" aria-label={props.title || t('title')}>
      <SectionHead title={props.title || t('title')} />
      <div className={styles.quiet}>
        <p>{t('invite')}</p>
        <Button onClick={retry}>{t('login')}</Button>
      </div>
    </Band>
  );
}

export default defineView(
  definition,
  words,
  ({ root, id, props, data, t, locale }) => {
    const { list } = data.records;
    const more = { label: props.more_text || t('more'), target: resolveLink(props.more) };
    return (
      <Band {...root} as="section" aria-labelledby={`${id}-title`}>
        <SectionHead id={`${id}-title`} title={props.title || t('title')} more={more} />
        {list.length === 0 ? (
          <div className={styles.quiet}>
            <p>
              {t('empty')}
              <span className={styles.hint}>{t('emptyHint')}</span>
            </p>
            <Button href={ALL_GOODS_HREF}>{t('toAll')}</Button>
          </div>
        ) : (
          <ul className={styles.list}>
            {list.map((item) => (
              <li key={item.id}>
                <LearningRecord item={item} t={t} locale={locale} Heading="h3" />
              </li>
            ))}
          </ul>
        )}
      </Band>
    );
  },
  { Loading, LoggedOut, Failure: FailedBand },
);
