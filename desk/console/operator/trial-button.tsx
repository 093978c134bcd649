/** Calls a company once and says what it answered. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleProvidersTry, type ProviderState } from '#schemas/api/console/providers.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { providerWords } from './provider-words.ts';

interface TrialButtonProps {
  provider: ProviderState;
  /** What is tried is what is saved. */
  isDirty: boolean;
}

export function TrialButton({ provider: { kind, name, is_on: isOn }, isDirty }: TrialButtonProps) {
  const t = useTranslation(providerWords);
  const act = useAct<'open'>();
  const [to, setTo] = useState('');
  const { mutateAsync } = useConsoleMutation(consoleProvidersTry);
  const run = async () => {
    const { outcome, reason } = await mutateAsync({ kind, name, ...(kind === 'payment' ? {} : { to }) });
    if (outcome !== 'ok') throw new Error(`${t(outcome)} ${reason}`.trim());
  };
  return (
    <>
      <Button data-action="try" unavailable={!isOn || isDirty} onClick={() => act.open('open')}>
        {t('try')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={t('try')}
          text={t(kind === 'payment' ? 'tryPayment' : 'tryMessage')}
          confirmText={t('try')}
          busy={act.busy}
          fault={act.fault}
          onConfirm={() => void act.run(run, t('ok'))}
          onClose={act.close}
        >
          {kind !== 'payment' && (
            <TextField
              id={`trial-${name}`}
              name="to"
              label={t(kind === 'sms' ? 'toPhone' : 'toMail')}
              value={to}
              onChange={setTo}
            />
          )}
        </Question>
      )}
    </>
  );
}
