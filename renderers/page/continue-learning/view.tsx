/** Draws what the learner was studying; strangers see an invitation or nothing, and no shared page holds either's records. */
import { ALL_GOODS_HREF } from '#schemas/content/listing.ts';
import { resolveLink } from '#schemas/page/link.ts';
import type { PropsOf } from '#schemas/page/define-renderer.ts';
import { defineView, type FallbackProps } from '#engine/define-view.ts';
import { useViewer } from '#engine/provider.tsx';
import type { WordKeys } from '#i18n/words.ts';
import { Band } from '#ui/band.tsx';
import { Button } from '#ui/button.tsx';
import { FailedBand } from '#ui/failed-band.tsx';
import { LoadingBand } from '#ui/loading-band.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { definition } from './definition.ts';
import { LearningRecord } from './record.tsx';
import { words } from './words.ts';
import styles from './view.module.css';

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
  { Loading, LoggedOut, Failed: FailedBand },
);
