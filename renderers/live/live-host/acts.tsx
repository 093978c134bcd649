/** What a host starts while the room is on air: a sign-in, a prize, a vote. */
import { useState, type ReactNode } from 'react';
import { livePrizeDraw } from '#schemas/api/live/prizes.ts';
import { liveSignStart } from '#schemas/api/live/signs.ts';
import { liveVoteEnd } from '#schemas/api/live/votes.ts';
import type { RoomState } from '#schemas/live/state.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import cards from './cards.module.css';
import { PrizeForm } from './prize-form.tsx';
import type { PartProps } from './say.ts';
import styles from './view.module.css';
import { VoteForm } from './vote-form.tsx';

type ActsProps = PartProps & { state: RoomState; offers: ReactNode };

export function Acts({ state, offers, ...part }: ActsProps) {
  const { id, t, deed } = part;
  const [seconds, setSeconds] = useState('60');
  const { prize_id: prizeId, vote_id: voteId, sign_id: signId } = state;
  return (
    <div className={cards.acts}>
      <section className={styles.part} aria-labelledby="host-sign">
        <h2 className={styles.name} id="host-sign">
          {t('sign')}
        </h2>
        {signId !== '' && <p className={styles.hint}>{t('signOn')}</p>}
        <div className={cards.beside}>
          <TextField
            id="host-seconds"
            name="seconds"
            label={t('seconds')}
            inputMode="numeric"
            value={seconds}
            onChange={setSeconds}
          />
          <Button
            data-action="start-sign"
            onClick={() => void deed(liveSignStart, { alive_id: id, time: Math.round(Number(seconds)) })}
          >
            {t('startSign')}
          </Button>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="host-prize">
        <h2 className={styles.name} id="host-prize">
          {t('prize')}
        </h2>
        {prizeId === '' ? (
          <PrizeForm {...part} />
        ) : (
          <Button
            data-action="draw"
            onClick={() => void deed(livePrizeDraw, { alive_id: id, prize_id: prizeId })}
          >
            {t('draw')}
          </Button>
        )}
      </section>
      <section className={styles.part} aria-labelledby="host-vote">
        <h2 className={styles.name} id="host-vote">
          {t('vote')}
        </h2>
        {voteId === '' ? (
          <VoteForm {...part} />
        ) : (
          <Button
            data-action="end-vote"
            onClick={() => void deed(liveVoteEnd, { alive_id: id, vote_id: voteId })}
          >
            {t('endVote')}
          </Button>
        )}
      </section>
      {offers}
    </div>
  );
}
