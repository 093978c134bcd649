/** What is won, until when, and by whom. */
import { useState } from 'react';
import { livePrizeStart } from '#schemas/api/live/prizes.ts';
import { PRIZE_CONDITION, PRIZE_NAME_MAX, KEYWORD_MAX } from '#schemas/live/activities/prize.ts';
import type { HostCall } from '#features/live/index.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { HostField, HostForm } from '#pieces/host-part.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { SelectInput } from '#ui/select-input.tsx';
import type { words } from './words.ts';

const CONDITIONS = ['none', 'keyword', 'signed', 'watched'] as const;

interface PrizeFormProps {
  id: string;
  t: Translate<WordKeys<typeof words>>;
  call: HostCall;
}

export function PrizeForm({ id, t, call }: PrizeFormProps) {
  const [prize, setPrize] = useState({ name: '', seconds: '60', winners: '1', text: '', minutes: '1' });
  const [condition, setCondition] = useState<number>(PRIZE_CONDITION.none);
  const start = async () => {
    const isStarted = await call(livePrizeStart, {
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
    <HostForm submit={start}>
      {field('name', t('name'), PRIZE_NAME_MAX)}
      {field('seconds', t('seconds'))}
      {field('winners', t('winners'))}
      <HostField label={t('condition')}>
        <SelectInput value={condition} onChange={(event) => setCondition(Number(event.target.value))}>
          {CONDITIONS.map((name, value) => (
            <option key={name} value={value}>
              {t(name)}
            </option>
          ))}
        </SelectInput>
      </HostField>
      {condition === PRIZE_CONDITION.keyword && field('text', t('text'), KEYWORD_MAX)}
      {condition === PRIZE_CONDITION.watched && field('minutes', t('minutes'))}
      <Button type="submit" data-action="start-prize">
        {t('start')}
      </Button>
    </HostForm>
  );
}
