/** The bar of the studio: which room it is, how it stands, and the one button that begins or ends it. */
import type { ReactNode } from 'react';
import { useServerNow } from '#engine/server-now.ts';
import type { LiveView } from '#features/live/index.ts';
import { liveDetailHref } from '#schemas/address/live-href.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { pathTo } from '#schemas/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { clockTime } from '#ui/clock-time.ts';
import { formatCount } from '#ui/count.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useMoment } from '#ui/use-moment.ts';
import styles from './head.module.css';
import type { PartProps } from './part-props.ts';
import type { Stand } from './use-stand.ts';

const STANDS = {
  [LIVE_STATE.notStarted]: 'soon',
  [LIVE_STATE.live]: 'onAir',
} as const;

const isKnown = (state: number): state is keyof typeof STANDS => Object.hasOwn(STANDS, state);

type HeadProps = PartProps & { view: LiveView; stand: Stand; tools: ReactNode };

/** Since when it is live, how many have come, when it begins or ended. */
function Standing({ word, view, t, locale }: Pick<HeadProps, 'view' | 't' | 'locale'> & { word: string }) {
  const { start_ts: start, end_ts: end, view_count: count } = view.state;
  const moment = useMoment(locale);
  // Asked of the clock each second while it is live.
  const now = useServerNow(word === 'onAir' ? start : 0);
  return (
    <p className={styles.standing} data-state={word}>
      <Badge tone={word === 'onAir' ? 'pulse' : 'neutral'}>
        {t(word === 'onAir' ? 'onAir' : word === 'soon' ? 'soon' : 'over')}
      </Badge>
      {word === 'onAir' && <span className={styles.time}>{clockTime(Math.max(0, now - start))}</span>}
      {word === 'soon' && start > 0 && <span>{t('beginsAt', { time: moment(start) })}</span>}
      {word === 'over' && end > 0 && <span>{moment(end)}</span>}
      {word !== 'soon' && (
        <span className={styles.viewers}>
          <Icon name="eye" size={16} />
          {t('views', { count, shown: formatCount(count, locale) })}
        </span>
      )}
    </p>
  );
}

export function Head({ id, t, locale, view, stand, tools }: HeadProps) {
  const { alive_state: state } = view.state;
  const word = isKnown(state) ? STANDS[state] : 'over';
  return (
    <header className={styles.head}>
      <Link href={liveDetailHref(id)} className={styles.back} aria-label={t('back')}>
        <Icon name="chevron-left" size={20} />
      </Link>
      <h1 className={styles.title}>{view.room.base.title}</h1>
      <Standing word={word} view={view} t={t} locale={locale} />
      <p className={styles.actions}>
        <Button target={{ href: pathTo('live', { id }), external: false, newTab: true, login: false }}>
          {t('room')}
        </Button>
        {word === 'soon' && (
          <Button tone="primary" data-action="begin" onClick={stand.begin}>
            {t('begin')}
          </Button>
        )}
        {word === 'onAir' && (
          <Button tone="danger" data-action="end" onClick={stand.end}>
            {t('end')}
          </Button>
        )}
      </p>
      <div>{tools}</div>
    </header>
  );
}
