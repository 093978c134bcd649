/** Sends a message with sample data to the person at the desk, and says whether it went out. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleMessagesTry } from '#schemas/api/console/messages.ts';
import type { MessageKind } from '#schemas/messages/message-templates.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { Button } from '#ui/button.tsx';
import { messagesWords } from './words.ts';

export function TrialButton({ kind }: { kind: MessageKind }) {
  const t = useTranslation(messagesWords);
  const [message, setMessage] = useState('');
  const trial = useConsoleMutation(consoleMessagesTry);
  const send = () =>
    trial.mutate(
      { kind },
      { onSuccess: ({ outcome }) => setMessage(t(outcome)), onError: (error) => setMessage(error.message) },
    );
  return (
    <>
      <span role="status" data-trial={trial.data?.outcome}>
        {message === '' ? t('tryHint') : message}
      </span>
      <Button data-action="try" busy={trial.isPending} onClick={send}>
        {t('try')}
      </Button>
    </>
  );
}
