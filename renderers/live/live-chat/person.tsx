/** Everything one person wrote in the room, for who moderates it: each line can be taken back (M250, D102). */
import { useEffect, useState } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { liveMemberList } from '#schemas/api/live/members.ts';
import type { LiveEvent } from '#schemas/live/event.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './person.module.css';
import type { Say } from './words.ts';

interface PersonProps {
  aliveId: string;
  user: LiveEvent['user'];
  act: Caller;
  recall: (event: LiveEvent) => void;
  close: () => void;
  t: Say;
}

type HistoryState = { is: 'loading' } | { is: 'failed'; text: string } | { is: 'read'; list: LiveEvent[] };

export function Person({ aliveId, user, act, recall, close, t }: PersonProps) {
  const [read, setRead] = useState<HistoryState>({ is: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isGone = false;
    void act(liveMemberList, { alive_id: aliveId, user_id: user.id }).then((answer) => {
      if (isGone) return;
      setRead(answer.ok ? { is: 'read', list: answer.data.messages } : { is: 'failed', text: answer.msg });
    });
    return () => {
      isGone = true;
    };
    // `act` is another function at each drawing, and the same call.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [aliveId, user.id, turn]);
  return (
    <Modal title={t('allOf', { name: user.nickname })} onClose={close} size="m">
      {read.is === 'loading' && <Skeleton lines={6} />}
      {read.is === 'failed' && (
        <p className={styles.state} role="alert">
          {read.text}
          <Button tone="text" onClick={() => setTurn(turn + 1)}>
            {t('retry')}
          </Button>
        </p>
      )}
      {read.is === 'read' && read.list.length === 0 && <p className={styles.state}>{t('nothingWritten')}</p>}
      {read.is === 'read' && (
        <ul className={styles.list}>
          {read.list.map((event) => (
            <li key={event.id} className={styles.line}>
              <span className={styles.text}>
                {event.is_recalled && event.content === ''
                  ? t('recalled', { name: user.nickname })
                  : event.content}
              </span>
              {!event.is_recalled && (
                <Button tone="text" size="s" onClick={() => recall(event)}>
                  {t('recall')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
