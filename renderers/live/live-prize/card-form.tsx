/** Where a winner has a prize sent. */
import { useId, useState, type SyntheticEvent } from 'react';
import { livePrizeCardSave } from '#schemas/api/live/live.prize.card.save.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Intend } from '#engine/intents.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { LiveFact } from '#pieces/live-card.tsx';
import type { Say } from './say.ts';
import styles from './view.module.css';

interface CardFormProps {
  act: Caller;
  intend: Intend;
  aliveId: string;
  prizeId: string;
  t: Say;
  saved: () => void;
}

export function CardForm({ aliveId, prizeId, act, intend, t, saved }: CardFormProps) {
  const id = useId();
  const [card, setCard] = useState({ name: '', phone: '', address: '' });
  const [isBusy, setBusy] = useState(false);
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await act(livePrizeCardSave, { alive_id: aliveId, prize_id: prizeId, ...card });
    setBusy(false);
    if (!answer.ok) return intend('message.toast', { text: answer.msg, tone: 'error' });
    intend('message.toast', { text: t('saved'), tone: 'success' });
    return saved();
  };
  const field = (name: keyof typeof card, max: number) => (
    <TextField
      id={`${id}-${name}`}
      name={name}
      label={t(name)}
      required
      maxLength={max}
      value={card[name]}
      onChange={(value) => setCard({ ...card, [name]: value })}
    />
  );
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <LiveFact>{t('won')}</LiveFact>
      {field('name', 40)}
      {field('phone', 20)}
      {field('address', 200)}
      <Button tone="primary" block type="submit" busy={isBusy}>
        {t('save')}
      </Button>
    </form>
  );
}
