/** A new password by the proof of a phone, as both its places draw it: where one is of two steps, and the step's form (M148). */
import type { Ref } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import type { HeldField } from '#ui/field.tsx';
import { NewPassword } from './new-password.tsx';
import { PhoneCode, type PhoneCodeState } from './phone-code.tsx';
import { resetWords } from './reset-words.ts';
import { ShortForm } from './short-form.tsx';
import type { SlideState } from './slide-captcha.tsx';
import { Slide } from './slide.tsx';
import styles from './reset-steps.module.css';

/** What the feature of the login holds of it. */
interface ResetState {
  step: 'phone' | 'password';
  isBusy: boolean;
  proof: { form: Ref<HTMLFormElement>; fields: PhoneCodeState; slide: SlideState };
  entries: { form: Ref<HTMLFormElement>; entries: { password: HeldField; again: HeldField } };
  next: (code?: string) => void;
  save: () => void;
}

interface ResetStepsProps {
  id: string;
  reset: ResetState;
  /** Area codes that may be chosen; every one where absent. */
  only: readonly string[] | undefined;
}

export function ResetSteps({ id, reset, only }: ResetStepsProps) {
  const { step, isBusy, next, save } = reset;
  const { form: proofForm, fields, slide } = reset.proof;
  const { form: entriesForm, entries } = reset.entries;
  const t = useTranslation(resetWords);
  const isFirst = step === 'phone';
  return (
    <>
      <ol className={styles.steps} aria-label={t('steps')}>
        {[t('step1'), t('step2')].map((name, index) => (
          <li
            key={name}
            className={cx(styles.step, (index === 0) === isFirst && styles.here)}
            aria-current={(index === 0) === isFirst ? 'step' : undefined}
          >
            <span className={styles.number}>{index + 1}</span>
            {name}
          </li>
        ))}
      </ol>
      {isFirst ? (
        <ShortForm key="phone" ref={proofForm} onSubmit={() => next()}>
          <PhoneCode {...fields} id={id} only={only} onFull={next} />
          <Button type="submit" tone="primary" block busy={isBusy}>
            {t('next')}
          </Button>
          <Slide slide={slide} />
        </ShortForm>
      ) : (
        <ShortForm key="set" ref={entriesForm} onSubmit={() => save()}>
          <NewPassword id={id} {...entries} isFirst />
          <Button type="submit" tone="primary" block busy={isBusy}>
            {t('save')}
          </Button>
        </ShortForm>
      )}
    </>
  );
}
