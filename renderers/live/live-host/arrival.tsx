/** A picture arrives and nobody sees it: the host is asked whether to begin, so that no stream goes out to nobody (ADR-487). */
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { PUSH_STATE } from '#schemas/live/kinds.ts';
import type { RoomState } from '#schemas/live/state.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Say } from './say.ts';
import type { Stand } from './use-stand.ts';
import styles from './view.module.css';

export function Arrival({ t, state, stand }: { t: Say; state: RoomState; stand: Stand }) {
  const isWaiting = state.alive_state === LIVE_STATE.notStarted && state.push_state === PUSH_STATE.pushing;
  return (
    <div role="status">
      {isWaiting && (
        <div className={styles.arrival} data-arrival>
          <Icon name="live" size={24} />
          <p className={styles.text}>{t('arrival')}</p>
          <Button tone="primary" onClick={stand.begin}>
            {t('beginNow')}
          </Button>
        </div>
      )}
    </div>
  );
}
