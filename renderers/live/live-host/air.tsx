/** Begins and ends the room. */
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { liveHostSet } from '#schemas/api/live/live.host.set.ts';
import { Button } from '#ui/button.tsx';
import type { PartProps } from './say.ts';
import styles from './view.module.css';

const WORDS = new Map([
  [LIVE_STATE.notStarted, 'soon'],
  [LIVE_STATE.live, 'onAir'],
] as const);

export function Air({ id, t, deed, aliveState }: PartProps & { aliveState: number }) {
  const word = [...WORDS].find(([state]) => state === aliveState)?.[1] ?? 'over';
  const set = (state: 'live' | 'ended') => void deed(liveHostSet, { alive_id: id, alive_state: state });
  return (
    <section className={styles.part} aria-label={t(word)}>
      <p data-state={word}>{t(word)}</p>
      {word === 'soon' && (
        <Button tone="primary" data-action="begin" onClick={() => set('live')}>
          {t('begin')}
        </Button>
      )}
      {word === 'onAir' && (
        <Button tone="danger" data-action="end" onClick={() => set('ended')}>
          {t('end')}
        </Button>
      )}
    </section>
  );
}
