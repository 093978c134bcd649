/** SMS by Twilio: its Messages resource, the whole text as we wrote it. */
import { readVariables } from '#server/kernel/config/read-variables.ts';
import { neededBy } from '#server/kernel/config/variable-kinds.ts';
import type { Phone } from '#schemas/auth/phone.ts';
import type { SmsProvider } from '../message-providers.ts';
import { postJson, ProviderError } from '#server/kernel/outgoing/post-json.ts';
import { defineProvider } from '#server/kernel/providers.ts';
import { readKeys } from './read-templates.ts';

export interface TwilioOptions {
  /** Account SID. */
  keyId: string;
  /** Auth token. */
  keySecret: string;
  /** A number of one's own, or the SID of a messaging service. */
  from: string;
  endpoint?: string | undefined;
}

const ENDPOINT = 'https://api.twilio.com';
const CREATED = 201;

export function openTwilio(options: TwilioOptions): SmsProvider {
  const { keyId, keySecret, from, endpoint = ENDPOINT } = options;
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  async function send({ area, number }: Phone, { text }: { text: string }): Promise<void> {
    const form = new URLSearchParams({ To: `+${area}${number}`, [sender]: from, Body: text });
    const { status, body } = await postJson(
      'Twilio',
      `${endpoint}/2010-04-01/Accounts/${encodeURIComponent(keyId)}/Messages.json`,
      {
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        },
        body: form.toString(),
      },
    );
    if (status !== CREATED) throw new ProviderError('Twilio', String(body['code']));
  }
  return { send, notify: send, inform: send };
}

export const provider = defineProvider({
  name: 'twilio',
  read: (env, name) => ({
    ...readKeys(env, name),
    from: readVariables(env, { SMS_FROM: neededBy(name) }).SMS_FROM,
  }),
  open: (settings) => openTwilio(settings),
});
