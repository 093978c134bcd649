/** Above all: which room it is, how it stands, and the one button that begins or ends it, asked back first. */
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { liveHostSet } from '#schemas/api/live/live.host.set.ts';
import { pathTo } from '#schemas/paths.ts';
import type { LiveView } from '#features/live/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { Ask, PartProps } from './say.ts';
import styles from './view.module.css';

const STANDS = {
  [LIVE_STATE.notStarted]: 'soon',
  [LIVE_STATE.live]: 'onAir',
} as const;

const isKnown = (state: number): state is keyof typeof STANDS => Object.hasOwn(STANDS, state);

type HeadProps = PartProps & { view: LiveView; members: number; ask: Ask };

export function Head({ id, t, deed, view, members, ask }: HeadProps) {
  const { alive_state: state } = view.state;
  const word = isKnown(state) ? STANDS[state] : 'over';
  const set = (to: 'live' | 'ended') => void deed(liveHostSet, { alive_id: id, alive_state: to });
  const confirm = (deed: 'begin' | 'end', to: 'live' | 'ended') =>
    ask({
      title: t(deed),
      content: t(`${deed}Asked`),
      confirmText: t(deed),
      danger: deed === 'end',
      confirmed: () => set(to),
    });
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t('title', { title: view.room.base.title })}</h1>
      <p className={styles.standing} data-state={word}>
        <Badge tone={word === 'onAir' ? 'pulse' : 'neutral'}>{t(word)}</Badge>
        <span className={styles.hint}>{t('members', { total: String(members) })}</span>
      </p>
      <p className={styles.deeds}>
        <Button target={{ href: pathTo('live', { id }), external: false, newTab: true, login: false }}>
          {t('room')}
        </Button>
        {word === 'soon' && (
          <Button tone="primary" data-action="begin" onClick={() => confirm('begin', 'live')}>
            {t('begin')}
          </Button>
        )}
        {word === 'onAir' && (
          <Button tone="danger" data-action="end" onClick={() => confirm('end', 'ended')}>
            {t('end')}
          </Button>
        )}
      </p>
    </header>
  );
}
