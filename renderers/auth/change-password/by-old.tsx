/** The form of a new password by the present one. */
import type { FormEvent } from 'react';
import { useChangePassword } from '#features/auth/use-change-password.ts';
import { Button } from '#ui/button.tsx';
import { FormCard } from '#ui/form-card.tsx';
import { CurrentPassword } from '#pieces/current-password.tsx';
import { NewPassword } from '#pieces/new-password.tsx';
import type { PartProps } from './part.ts';

export function ByOld({ view, say, turn }: PartProps) {
  const { root, id, t, act } = view;
  const { form, old, entries, isBusy, save } = useChangePassword(act, {
    say,
    onChange: () => turn('done'),
    proofNeeded: () => turn('phone'),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <FormCard root={root} id={id} icon="lock" title={t('title')} hint={t('hint')}>
      <form ref={form} method="dialog" noValidate onSubmit={onSubmit}>
        <CurrentPassword
          {...old}
          id={`${id}-old`}
          label={t('old')}
          placeholder={t('enterOld')}
          show={t('show')}
          hide={t('hide')}
        />
        <NewPassword id={id} {...entries} />
        <Button type="submit" tone="primary" block busy={isBusy}>
          {t('save')}
        </Button>
        <Button tone="text" size="s" block onClick={() => turn('phone')}>
          {t('byPhone')}
        </Button>
      </form>
    </FormCard>
  );
}
