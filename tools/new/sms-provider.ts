/** Another company that carries messages: its file, which the registry finds by itself. */
import { pascal } from '../gen/files.ts';
import type { Template } from './template.ts';

export const smsProvider: Template = {
  usage: 'sms-provider <name>, e.g. vonage',
  name: /^[a-z][a-z0-9]{1,29}$/,
  files: (name) => [
    {
      path: `server/areas/messaging/providers/sms/${name}.ts`,
      body: `/** SMS by ${name}: the calls of its documentation this makes. */
import { defineProvider } from '#server/kernel/providers.ts';
import type { SmsProvider } from '../message-providers.ts';
import { readKeys } from './read-templates.ts';

interface ${pascal(name)}Options {
  keyId: string;
  keySecret: string;
  endpoint?: string | undefined;
}

function open${pascal(name)}({ keyId }: ${pascal(name)}Options): SmsProvider {
  const send = () => Promise.reject(new Error(\`write how ${name} sends for \${keyId}\`));
  return { send, notify: send };
}

export const provider = defineProvider({
  name: '${name}',
  read: readKeys,
  open: (settings) => open${pascal(name)}(settings),
});
`,
    },
  ],
  next: (name) => [
    `Make its calls in server/areas/messaging/providers/sms/${name}.ts, and test them against a server of your own.`,
    `A server uses it once SMS_PROVIDER=${name} names it; what it reads beside that goes into .env.example.`,
  ],
};
