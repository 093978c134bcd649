/** Another company that carries messages: its file and its row in the registry. */
import { pascal } from '../gen/files.ts';
import { insertBefore, withImport, type Template } from './template.ts';

export const smsProvider: Template = {
  name: /^[a-z][a-z0-9]{1,29}$/,
  files: (name) => [
    {
      path: `server/areas/messaging/providers/sms/${name}.ts`,
      body: `/** SMS by ${name}: the calls of its documentation this makes. */
import type { SmsProvider } from '../../message-providers.ts';

export interface ${pascal(name)}Options {
  keyId: string;
  keySecret: string;
  endpoint?: string;
}

export function open${pascal(name)}({ keyId }: ${pascal(name)}Options): SmsProvider {
  const send = () => Promise.reject(new Error(\`write how ${name} sends for \${keyId}\`));
  return { send, notify: send };
}
`,
    },
  ],
  rows: (name) => [
    {
      path: 'server/areas/messaging/providers-config.ts',
      add: (text) =>
        withImport(
          insertBefore(
            text,
            ']);\n\nexport const mailProviders',
            `  defineProvider({ name: '${name}', read: readKeys, open: (settings) => open${pascal(name)}(settings) }),\n`,
          ),
          `import { open${pascal(name)} } from './providers/sms/${name}.ts';`,
        ),
    },
  ],
};
