/** The two entries of a new password, each with its eye and its error (M170, M171, M186). */
import { useEffect, useRef } from 'react';
import { PASSWORD_MAX } from '#schemas/auth/password.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { newPasswordWords } from './new-password-words.ts';
import type { HeldField } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';

interface NewPasswordProps {
  id: string;
  password: HeldField;
  again: HeldField;
  /** It comes in the place of what was pressed, and takes the keyboard. */
  isFirst?: boolean;
}

/** A little over the longest, so that one that is too long is seen to be. */
const TYPED_MAX = 4 * PASSWORD_MAX;

export function NewPassword({ id, password, again, isFirst = false }: NewPasswordProps) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) first.current?.focus();
  }, [isFirst]);
  const t = useTranslation(newPasswordWords);
  const fieldProps = {
    isLabelQuiet: true,
    autoComplete: 'new-password',
    maxLength: TYPED_MAX,
    show: t('show'),
    hide: t('hide'),
  } as const;
  return (
    <>
      <PasswordField
        {...fieldProps}
        {...password}
        ref={first}
        id={`${id}-password`}
        name="new-password"
        label={t('password')}
        placeholder={t('rule')}
      />
      <PasswordField
        {...fieldProps}
        {...again}
        id={`${id}-again`}
        name="new-password-again"
        label={t('again')}
        placeholder={t('again')}
      />
    </>
  );
}
