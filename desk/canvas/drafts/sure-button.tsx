/** A button that asks once before it does what shoppers see, or what loses a draft. */
import { useState } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

export interface SureButtonProps {
  label: string;
  question: string;
  /** Something is lost by it. */
  isDanger?: boolean;
  run: () => Promise<void>;
}

/** It stands where the button was that had the focus. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus();

export function SureButton({ label, question, isDanger = false, run }: SureButtonProps) {
  const t = useWords(draftWords);
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle');
  if (state === 'idle')
    return (
      <Button
        size="s"
        tone={isDanger ? 'text' : 'secondary'}
        data-action={isDanger ? 'discard' : 'rollback'}
        onClick={() => setState('asking')}
      >
        {label}
      </Button>
    );
  return (
    <span className={styles.sure} role="alert">
      {question}
      <Button
        size="s"
        tone={isDanger ? 'danger' : 'primary'}
        ref={focusOnce}
        busy={state === 'busy'}
        data-action="confirm"
        onClick={() => {
          setState('busy');
          void run().finally(() => setState('idle'));
        }}
      >
        {label}
      </Button>
      <Button size="s" tone="text" onClick={() => setState('idle')}>
        {t('cancel')}
      </Button>
    </span>
  );
}
