/** Where a winner has a prize sent: asked in a dialog, for a card over the stage has no room for a form. */
import { useId, useState, type SyntheticEvent } from 'react';
import { livePrizeCardSave } from '#schemas/api/live/prizes.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Intend } from '#engine/intents.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Modal } from '#ui/modal.tsx';
import type { Say } from './say.ts';
import styles from './view.module.css';

interface CardFormProps {
  act: Caller;
  intend: Intend;
  aliveId: string;
  prizeId: string;
  t: Say;
  close: () => void;
  onSave: () => void;
}

export function CardForm({ aliveId, prizeId, act, intend, t, close, onSave }: CardFormProps) {
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
    return onSave();
  };
  const field = (name: keyof typeof card, max: number, autoComplete: 'name' | 'tel' | 'street-address') => (
    <TextField
      id={`${id}-${name}`}
      name={name}
      label={t(name)}
      required
      maxLength={max}
      autoComplete={autoComplete}
      type={name === 'phone' ? 'tel' : 'text'}
      value={card[name]}
      onChange={(value) => setCard({ ...card, [name]: value })}
    />
  );
  return (
    <Modal title={t('where')} onClose={close} busy={isBusy}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        {field('name', 40, 'name')}
        {field('phone', 20, 'tel')}
        {field('address', 200, 'street-address')}
        <Button tone="primary" block type="submit" busy={isBusy}>
          {t('save')}
        </Button>
      </form>
    </Modal>
  );
}
