/** What is won, until when, and by whom. */
import { useState, type SyntheticEvent } from 'react';
import { livePrizeStart } from '#schemas/api/live/prizes.ts';
import { PRIZE_CONDITION, PRIZE_NAME_MAX, KEYWORD_MAX } from '#schemas/live/activities/prize.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { SelectInput } from '#ui/select-input.tsx';
import type { PartProps } from './say.ts';
import styles from './view.module.css';

const CONDITIONS = ['none', 'keyword', 'signed', 'watched'] as const;

export function PrizeForm({ id, t, deed }: PartProps) {
  const [prize, setPrize] = useState({ name: '', seconds: '60', winners: '1', text: '', minutes: '1' });
  const [condition, setCondition] = useState<number>(PRIZE_CONDITION.none);
  const start = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isStarted = await deed(livePrizeStart, {
      alive_id: id,
      name: prize.name,
      seconds: Math.round(Number(prize.seconds)),
      winners: Math.round(Number(prize.winners)),
      condition,
      ...(condition === PRIZE_CONDITION.keyword ? { condition_text: prize.text } : {}),
      ...(condition === PRIZE_CONDITION.watched ? { minutes: Math.round(Number(prize.minutes)) } : {}),
    });
    if (isStarted) setPrize({ ...prize, name: '' });
  };
  const field = (name: keyof typeof prize, label: string, max = 5) => (
    <TextField
      id={`host-prize-${name}`}
      name={name}
      label={label}
      required
      maxLength={max}
      inputMode={max === 5 ? 'numeric' : 'text'}
      value={prize[name]}
      onChange={(value) => setPrize({ ...prize, [name]: value })}
    />
  );
  return (
    <form className={styles.form} onSubmit={(event) => void start(event)}>
      {field('name', t('prizeName'), PRIZE_NAME_MAX)}
      {field('seconds', t('seconds'))}
      {field('winners', t('winners'))}
      <label className={styles.form}>
        {t('condition')}
        <SelectInput value={condition} onChange={(event) => setCondition(Number(event.target.value))}>
          {CONDITIONS.map((name, value) => (
            <option key={name} value={value}>
              {t(name)}
            </option>
          ))}
        </SelectInput>
      </label>
      {condition === PRIZE_CONDITION.keyword && field('text', t('text'), KEYWORD_MAX)}
      {condition === PRIZE_CONDITION.watched && field('minutes', t('minutes'))}
      <Button type="submit" data-action="start-prize">
        {t('startPrize')}
      </Button>
    </form>
  );
}
