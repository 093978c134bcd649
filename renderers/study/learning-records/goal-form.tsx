/** The box a goal is set in: what it counts, and how much of it. */
import { type FormEvent, useId, useState } from 'react';
import type { useGoal } from '#features/learning/index.ts';
import { type Goal, GOAL_KINDS, type GoalKind } from '#schemas/learning/goal.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { SelectInput } from '#ui/select-input.tsx';
import styles from './goal.module.css';
import type { Say } from './words.ts';

/** What can be chosen, and what is offered first. */
const CHOICES: Readonly<Record<GoalKind, readonly number[]>> = {
  minutes: [5, 10, 15, 20, 30, 45, 60, 90, 120],
  days: [1, 2, 3, 4, 5, 6, 7],
};
const FIRST: Readonly<Record<GoalKind, number>> = { minutes: 20, days: 4 };

interface GoalFormProps extends Pick<ReturnType<typeof useGoal>, 'save'> {
  goal: Goal;
  close: () => void;
  t: Say;
}

export function GoalForm({ goal, save, close, t }: GoalFormProps) {
  const id = useId();
  const [kind, setKind] = useState<GoalKind>(goal.kind === 'none' ? 'minutes' : goal.kind);
  const [amounts, setAmounts] = useState(
    goal.kind === 'none' ? FIRST : { ...FIRST, [goal.kind]: goal.amount },
  );
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const refusal = await save({ kind, amount: amounts[kind] });
    setBusy(false);
    if (refusal === '') close();
    else setFault(refusal);
  };
  const choices = [...new Set([...CHOICES[kind], amounts[kind]])].toSorted((one, other) => one - other);
  return (
    <Modal title={t('goalTitle')} busy={isBusy} onClose={close}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <fieldset className={styles.kinds}>
          <legend>{t('goalKind')}</legend>
          {GOAL_KINDS.map((one) => (
            <label key={one}>
              <input type="radio" name={`${id}-kind`} checked={one === kind} onChange={() => setKind(one)} />
              {t(one)}
            </label>
          ))}
        </fieldset>
        <label className={styles.amount}>
          {t('goalAmount')}
          <SelectInput
            value={amounts[kind]}
            onChange={(event) => setAmounts({ ...amounts, [kind]: Number(event.currentTarget.value) })}
          >
            {choices.map((one) => (
              <option key={one} value={one}>
                {t(kind === 'minutes' ? 'minutesOf' : 'daysOf', { count: one })}
              </option>
            ))}
          </SelectInput>
        </label>
        <FieldError id={`${id}-fault`} text={fault} />
        <ModalActions>
          <Button onClick={close} unavailable={isBusy}>
            {t('cancel')}
          </Button>
          <Button type="submit" tone="primary" busy={isBusy}>
            {t('goalSave')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}
