/** A new password by the phone of the account, for who has none yet or has forgotten it (requirement 24). */
import { useState } from 'react';
import { useBoot } from '#engine/provider.tsx';
import { useResetPassword } from '#features/auth/use-reset-password.ts';
import { authPasswordChange } from '#schemas/api/identity/passwords.ts';
import { DEFAULT_AREA_CODE } from '#schemas/auth/phone.ts';
import { smsAreas } from '#schemas/shop/shop-info.ts';
import { Button } from '#ui/button.tsx';
import { FormCard } from '#ui/form-card.tsx';
import { ResetSteps } from '#pieces/reset-steps.tsx';
import type { PartProps } from './part.ts';

export function ByPhone({ view, phone, say, turn }: PartProps) {
  const { root, id, t, act } = view;
  const { info } = useBoot();
  const [area, setArea] = useState<string>(DEFAULT_AREA_CODE);
  const [typedText, type] = useState('');
  const reset = useResetPassword(act, {
    phone: { area, setArea, typedText, type },
    say,
    hush: () => view.intend('message.clear', {}),
    set: (entries) => act(authPasswordChange, entries),
    onFinish: () => turn('done'),
    left: () => turn('old'),
  });
  const hint = phone === '' ? t('phoneHint') : t('phoneHintOf', { phone });
  return (
    <FormCard root={root} id={id} icon="shield" title={t('phoneTitle')} hint={hint}>
      <ResetSteps id={id} reset={reset} only={smsAreas(info)} />
      <Button tone="text" size="s" block onClick={reset.back}>
        {t('byOld')}
      </Button>
    </FormCard>
  );
}
