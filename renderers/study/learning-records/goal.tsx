/** The learner's own goal: a ring, kind words, and the way to set, change and remove it. */
import { useState } from 'react';
import type { Intend } from '#engine/intents.ts';
import type { useGoal } from '#features/learning/index.ts';
import type { Goal } from '#schemas/learning/goal.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { FailedLine } from '#ui/failed-band.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { GoalForm } from './goal-form.tsx';
import styles from './goal.module.css';
import panel from './view.module.css';
import type { Say } from './words.ts';

const RADIUS = 34;
const ROUND = 2 * Math.PI * RADIUS;

/** How far the goal is, as a ring with its numbers in it. */
function Ring({ goal, t }: { goal: Goal; t: Say }) {
  const { kind, amount, done } = goal;
  const part = amount === 0 ? 0 : Math.min(1, done / amount);
  const isMet = amount > 0 && done >= amount;
  const spokenText = kind === 'none' ? t('goalNone') : t(`${kind}Done`, { n: done, count: amount });
  return (
    <span
      className={styles.ring}
      role="progressbar"
      aria-label={t('goal')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(100 * part)}
      aria-valuetext={spokenText}
    >
      <svg viewBox="0 0 80 80" aria-hidden="true" focusable="false">
        <circle className={styles.ringTrack} cx="40" cy="40" r={RADIUS} />
        {part > 0 && (
          <circle
            className={cx(styles.ringPart, isMet && styles.ringMet)}
            cx="40"
            cy="40"
            r={RADIUS}
            strokeDasharray={`${(part * ROUND).toFixed(1)} ${ROUND.toFixed(1)}`}
          />
        )}
      </svg>
      <span className={styles.ringText} aria-hidden="true">
        {amount === 0 ? '–' : `${String(done)}/${String(amount)}`}
      </span>
    </span>
  );
}

interface GoalPartProps extends ReturnType<typeof useGoal> {
  intend: Intend;
  t: Say;
}

/** Never what is missing: what is there, and what it would be. */
function wordsOf({ kind, amount, done }: Goal, t: Say): string {
  if (kind === 'none') return t('goalNone');
  if (done >= amount) return t(kind === 'minutes' ? 'minutesMet' : 'daysMet');
  if (done === 0) return t(kind === 'minutes' ? 'minutesAhead' : 'daysAhead', { count: amount });
  return t(kind === 'minutes' ? 'minutesOn' : 'daysOn', { n: done, count: amount });
}

export function GoalPart({ goal, fault, again, save, intend, t }: GoalPartProps) {
  const [isOpen, setOpen] = useState(false);
  if (goal === undefined)
    return fault === '' ? (
      <Skeleton shape="block" height="100%" />
    ) : (
      <FailedLine retry={again} message={fault} />
    );
  const remove = async () => {
    const refusal = await save({ kind: 'none' });
    intend('message.toast', {
      text: refusal === '' ? t('goalRemoved') : refusal,
      tone: refusal === '' ? 'success' : 'error',
    });
  };
  const isSet = goal.kind !== 'none';
  return (
    <>
      <h2 className={panel.panelTitle} id="record-goal">
        {t('goal')}
      </h2>
      <div className={styles.goal}>
        <Ring goal={goal} t={t} />
        <p aria-live="polite">{wordsOf(goal, t)}</p>
      </div>
      <div className={styles.actions}>
        <Button size="s" tone={isSet ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
          {t(isSet ? 'goalChange' : 'goalSet')}
        </Button>
        {isSet && (
          <Button
            size="s"
            tone="text"
            onClick={() =>
              intend('message.ask', {
                title: t('goalRemoveAsk'),
                content: t('goalRemoveHint'),
                confirmText: t('goalRemove'),
                cancelText: t('cancel'),
                onConfirm: () => void remove(),
              })
            }
          >
            {t('goalRemove')}
          </Button>
        )}
      </div>
      {isOpen && <GoalForm goal={goal} save={save} close={() => setOpen(false)} t={t} />}
    </>
  );
}
