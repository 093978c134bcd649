/** E-mail by SMTP. */
import { createTransport } from 'nodemailer';
import type { MailProvider } from '../message-providers.ts';
import { readVariables } from '#server/kernel/config/read-variables.ts';
import { neededBy, url as urlOf } from '#server/kernel/config/variable-kinds.ts';
import { ProviderError } from '#server/kernel/outgoing/post-json.ts';
import { defineProvider } from '#server/kernel/providers.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` (STARTTLS where offered), or `smtps://…:465`. */
  url: string;
  from: string;
}

const DEADLINE_MS = 10_000;

/** What an SMTP fault may tell: its name and the server's three digits, never a sentence with the address in it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const name = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${name}.${String(error.responseCode)}` : name;
}

export function openSmtp({ url, from }: SmtpOptions): MailProvider {
  const transport = createTransport({
    url,
    connectionTimeout: DEADLINE_MS,
    greetingTimeout: DEADLINE_MS,
    socketTimeout: DEADLINE_MS,
    // Nothing in a message is ever read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  interface Mail {
    subject: string;
    text: string;
    messageId?: string;
  }
  async function send(to: string, { subject, text, messageId }: Mail): Promise<void> {
    const idHeader = messageId === undefined ? {} : { messageId };
    try {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, ...idHeader });
    } catch (error) {
      throw new ProviderError('SMTP', reasonOf(error));
    }
  }
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '');
  return {
    send,
    notify: send,
    inform: (to, { appId, id, subject, text }) =>
      send(to, { subject, text, messageId: `<${appId}.${id.replace(/[^\w.-]/g, '.')}@${domain}>` }),
  };
}

const SMTP_URL = urlOf(/^smtps?:/i)({ desc: 'an address like smtps://user:password@mail.example.com:465' });

export const provider = defineProvider({
  name: 'smtp',
  read: (env, name) => {
    const read = readVariables(env, { SMTP_URL, MAIL_FROM: neededBy(name) }, ['SMTP_URL']);
    return { url: read.SMTP_URL, from: read.MAIL_FROM };
  },
  open: (settings) => openSmtp(settings),
});
