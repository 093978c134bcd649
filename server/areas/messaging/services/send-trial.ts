/** Sends a code that opens nothing, so that an operator sees whether a company takes the keys. */
import type { Phone } from '#schemas/auth/phone.ts';
import type { Locale } from '#schemas/locale.ts';
import { standardMessage } from '#schemas/messages/compose-message.ts';
import { CODE_LIFE_MS } from '../limits.ts';
import type { MessageProviders } from '../providers/message-providers.ts';

export type TrialTarget = { kind: 'sms'; to: Phone } | { kind: 'mail'; to: string };

const SENDER = 'Lectern';
const CODE = '000000';

export async function sendTrial(
  { sms, mail }: MessageProviders,
  target: TrialTarget,
  locale: Locale,
): Promise<void> {
  const minutes = CODE_LIFE_MS / 60_000;
  const message = {
    appId: '',
    purpose: 'trial',
    code: CODE,
    minutes,
    ...standardMessage('code', { shop: SENDER, code: CODE, minutes: String(minutes) }, locale),
    locale,
  };
  if (target.kind === 'sms') await sms?.send(target.to, message);
  else await mail?.send(target.to, message);
}
