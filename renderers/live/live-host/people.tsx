/** Messages that wait for the host, and who was silenced or sent out: asked for again and again while the room is on air. */
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { liveMemberBan } from '#schemas/api/live/live.member.ban.ts';
import { liveMemberList } from '#schemas/api/live/live.member.list.ts';
import { liveMessageMark } from '#schemas/api/live/live.message.mark.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { SECOND_MS } from '#schemas/time.ts';
import { useAsked, useEvery } from '#features/live/index.ts';
import { Button } from '#ui/button.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import type { HostProps } from './say.ts';
import styles from './view.module.css';

/** Nothing in the log tells of what waits: it has no place there yet. */
const LOOK_MS = 3 * SECOND_MS;

export function People({ id, t, deed, act, host }: HostProps & { act: Caller }) {
  const { value, isFailed, again } = useAsked(id, () => act(liveMemberList, { alive_id: id }));
  useEvery(host.alive_state === LIVE_STATE.live ? LOOK_MS : undefined, again);
  const mark = async (message: string, as: 'approve' | 'refuse') => {
    if (await deed(liveMessageMark, { alive_id: id, message_id: message, as })) again();
  };
  const lift = async (user: string) => {
    if (await deed(liveMemberBan, { alive_id: id, user_id: user, kind: 'none' })) again();
  };
  const waiting = value?.waiting ?? [];
  return (
    <>
      <h3 className={styles.hint}>
        <span role="status">
          {waiting.length === 0 ? t('waiting') : t('waitingCount', { total: String(waiting.length) })}
        </span>
      </h3>
      {isFailed && <FailedLine retry={again} message={t('failed')} />}
      <ul className={styles.list}>
        {waiting.map(({ id: message, user, content }) => (
          <li key={message} className={styles.row}>
            <span className={styles.text}>{`${user.nickname}: ${content}`}</span>
            <Button size="s" onClick={() => void mark(message, 'approve')}>
              {t('approve')}
            </Button>
            <Button size="s" tone="ghost" onClick={() => void mark(message, 'refuse')}>
              {t('refuse')}
            </Button>
          </li>
        ))}
        {value?.waiting.length === 0 && <li className={styles.hint}>{t('nobody')}</li>}
      </ul>
      <h3 className={styles.hint}>{t('banned')}</h3>
      <ul className={styles.list}>
        {value?.banned.map(({ user }) => (
          <li key={user.id} className={styles.row}>
            <span className={styles.text}>{user.nickname}</span>
            <Button size="s" onClick={() => void lift(user.id)}>
              {t('lift')}
            </Button>
          </li>
        ))}
        {value?.banned.length === 0 && <li className={styles.hint}>{t('nobody')}</li>}
      </ul>
    </>
  );
}
