/** Who won, by masked names and tickets, and what the draw can be made again by. */
import { useId } from 'react';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { livePrizeWinners } from '#schemas/api/live/prizes.ts';
import styles from './view.module.css';
import type { Say } from './words.ts';

export function Winners({ winners, t }: { winners: DataOf<typeof livePrizeWinners>; t: Say }) {
  const id = useId();
  const { list, seed, seed_hash: hash } = winners;
  return (
    <>
      <h3 className={styles.heading} id={id}>
        {t('winners')}
      </h3>
      <ul className={styles.list} aria-labelledby={id}>
        {list.map(({ nickname, ticket, is_me: isMe }) => (
          <li key={ticket}>{t(isMe ? 'me' : 'ticket', { name: nickname, ticket: String(ticket) })}</li>
        ))}
        {list.length === 0 && <li>{t('nobody')}</li>}
      </ul>
      <details className={styles.proof}>
        <summary>{t('proof')}</summary>
        {t('proofText', { seed, hash })}
      </details>
    </>
  );
}
