/** When a recording stops by itself. */
import { SLEEPS, type Sleep } from '#features/playback/index.ts';
import { Choices } from '#ui/choices.tsx';
import type { Say } from '../say.ts';

function nameOf(sleep: Sleep, t: Say): string {
  if (sleep === 0) return t('sleepNever');
  return sleep === -1 ? t('sleepEnd') : t('sleepIn', { n: sleep });
}

interface SleepChoiceProps {
  sleep: Sleep;
  setSleep: (sleep: Sleep) => void;
  t: Say;
}

export function SleepChoice({ sleep, setSleep, t }: SleepChoiceProps) {
  return (
    <Choices
      label={t('sleep')}
      value={String(sleep)}
      choices={SLEEPS.map((one) => ({ value: String(one), text: nameOf(one, t) }))}
      choose={(value) => setSleep(SLEEPS.find((one) => String(one) === value) ?? 0)}
    />
  );
}
