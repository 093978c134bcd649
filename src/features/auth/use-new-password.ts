/** The two entries of a new password, with the present one where that is the proof, and what is wrong with them (M170, M171, M186). */
import { useState } from 'react';
import { useEngine } from '#engine/provider.tsx';
import type { Answer } from '#schemas/api/envelope.ts';
import { hasErrors, newPasswordErrors, typedPasswordError } from '#schemas/auth/login-checks.ts';
import { sayIn, type FieldMessage } from '#features/forms/field-message.ts';
import { useFieldErrors } from '#features/forms/use-field-errors.ts';

const FIELDS = ['old', 'password', 'again'] as const;
type Field = (typeof FIELDS)[number];
export type PasswordErrors = { readonly [Name in Field]?: FieldMessage | undefined };
type Refusal = Extract<Answer<never>, { ok: false }>;

/** Under which entry an answer stands; nothing for one that concerns none. */
export function passwordRefusal({
  code,
  msg: text,
}: Pick<Refusal, 'code' | 'msg'>): PasswordErrors | undefined {
  if (code === 'old-password-wrong') return { old: { text } };
  if (code === 'passwords-differ') return { again: { text } };
  return code === 'password-format' || code === 'password-common' ? { password: { text } } : undefined;
}

const toMessage = (key: Extract<FieldMessage, { key: unknown }>['key'] | undefined) =>
  key === undefined ? undefined : { key };

export function useNewPassword() {
  const say = sayIn(useEngine().locale);
  const { form, errors, deny, clear } = useFieldErrors<PasswordErrors>({});
  const [values, setValues] = useState({ old: '', password: '', again: '' });
  const entry = (field: Field) => ({
    value: values[field],
    error: say(errors[field]),
    onChange: (value: string) => {
      setValues((before) => ({ ...before, [field]: value }));
      clear(field);
    },
  });
  return {
    form,
    typed: values,
    deny,
    old: entry('old'),
    entries: { password: entry('password'), again: entry('again') },
    /** Says what is wrong under each entry; true where nothing is. */
    check: (hasOld = false) => {
      const { password, again } = newPasswordErrors(values.password, values.again);
      const old = hasOld ? typedPasswordError(values.old) : undefined;
      const errors = { old: toMessage(old), password: toMessage(password), again: toMessage(again) };
      deny(errors);
      return !hasErrors(newPasswordErrors(values.password, values.again)) && old === undefined;
    },
  };
}
