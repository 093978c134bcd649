/** Above the chat: who may write, and the messages that wait for the host. */
import { liveMessageMark } from '#schemas/api/live/messages.ts';
import type { liveMemberList } from '#schemas/api/live/members.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { Button } from '#ui/button.tsx';
import type { HostProps } from './say.ts';
import { Switches } from './switches.tsx';
import styles from './view.module.css';

type WaitingProps = HostProps & {
  /** Undefined until it is known. */
  list: DataOf<typeof liveMemberList>['waiting'] | undefined;
  again: () => void;
};

const SWITCHES = [
  ['forbid_talk', 'forbid'],
  ['is_pre_approved', 'preApprove'],
] as const;

export function Waiting({ list = [], again, ...part }: WaitingProps) {
  const { id, t, call } = part;
  const mark = async (message: string, as: 'approve' | 'refuse') => {
    if (await call(liveMessageMark, { alive_id: id, message_id: message, as })) again();
  };
  return (
    <>
      <div className={styles.switches}>
        <Switches {...part} of={SWITCHES} />
      </div>
      <p className={styles.hint} role="status">
        {list.length === 0 ? '' : t('waitingCount', { total: String(list.length) })}
      </p>
      {list.length > 0 && (
        <ul className={styles.waitingList}>
          {list.map(({ id: message, user, content }) => (
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
        </ul>
      )}
    </>
  );
}
