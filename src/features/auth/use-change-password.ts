/** Another password for somebody logged in, by the present one (M37, M186, M229, requirement 24). */
import { useState } from 'react';
import { authPasswordChange, trainPasswordModify } from '#schemas/api/identity/passwords.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { ownWordsOf } from '#schemas/api/envelope.ts';
import { useEngine } from '#engine/provider.tsx';
import { fieldMessages } from '#features/forms/field-messages.ts';
import type { LoginBox } from './login-box.ts';
import { passwordRefusal, useNewPassword } from './use-new-password.ts';

interface ChangePorts {
  say: LoginBox['say'];
  onChange: () => void;
  /** The present password will not do as a proof. */
  proofNeeded: () => void;
}

export function useChangePassword(act: Caller, { say, onChange, proofNeeded }: ChangePorts) {
  const { can, locale } = useEngine();
  const { form, typed, old, entries, check, deny } = useNewPassword();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy || !check(true)) return;
    setBusy(true);
    const { password, again: re_password, old: old_password } = typed;
    const input = { password, re_password, old_password };
    // M229: an account of a training shop has a call of its own.
    const answer = await (can.loginPanel === 'training'
      ? act(trainPasswordModify, input)
      : act(authPasswordChange, input));
    setBusy(false);
    if (answer.ok) return onChange();
    const under = passwordRefusal(answer);
    deny(under ?? {});
    if (under !== undefined) return;
    // M283.
    say(ownWordsOf(answer) || fieldMessages.in(locale)('Set_password_failed'), 'error');
    if (answer.code === 'proof-needed') proofNeeded();
  };
  return { form, old, entries, isBusy, save: () => void save() };
}
