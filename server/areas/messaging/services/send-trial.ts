/** Sends a code that opens nothing, so that an operator sees whether a company takes the keys. */
import type { Phone } from '#schemas/auth/phone.ts';
import type { Locale } from '#schemas/locale.ts';
import { CODE_LIFE_MS } from '../limits.ts';
import type { MessageProviders } from '../providers/message-providers.ts';
import { codeSubject, codeText } from '../rules/code-words.ts';

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
    text: codeText(locale, { shop: SENDER, code: CODE, minutes }),
    subject: codeSubject(locale, SENDER),
    locale,
  };
  if (target.kind === 'sms') await sms?.send(target.to, message);
  else await mail?.send(target.to, message);
}
