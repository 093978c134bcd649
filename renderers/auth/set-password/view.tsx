/** Draws the offer of a first password: two entries, and the way past it. */
import { useState, type FormEvent } from 'react';
import { defineView } from '#engine/define-view.ts';
import { fieldMessages } from '#features/forms/field-messages.ts';
import { passwordRefusal, useNewPassword } from '#features/auth/use-new-password.ts';
import { ownWordsOf } from '#schemas/api/envelope.ts';
import { authPasswordCreate } from '#schemas/api/identity/passwords.ts';
import { Button } from '#ui/button.tsx';
import { FormCard } from '#ui/form-card.tsx';
import { NewPassword } from '#pieces/new-password.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, function SetPassword({ root, id, t, locale, act, intend }) {
  const { form, typed, entries, check, deny } = useNewPassword();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy || !check()) return;
    setBusy(true);
    const { password, again: re_password } = typed;
    const answer = await act(authPasswordCreate, { password, re_password });
    setBusy(false);
    if (answer.ok) {
      intend('message.toast', { text: t('saved'), tone: 'success' });
      return intend('password.settled', {});
    }
    const under = passwordRefusal(answer);
    deny(under ?? {});
    if (under !== undefined) return;
    // M283.
    const text = ownWordsOf(answer) || fieldMessages.in(locale)('Set_password_failed');
    intend('message.toast', { text, tone: 'error' });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <FormCard root={root} id={id} icon="lock" title={t('title')} hint={t('hint')}>
      <form ref={form} method="dialog" noValidate onSubmit={onSubmit}>
        <NewPassword id={id} {...entries} />
        <Button type="submit" tone="primary" block busy={isBusy}>
          {t('save')}
        </Button>
        <Button tone="text" block onClick={() => intend('password.settled', {})}>
          {t('skip')}
        </Button>
      </form>
    </FormCard>
  );
});
