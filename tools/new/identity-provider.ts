/** Another company whose accounts log in by a scan: its file, which the login box, routes and contracts read (ADR-435). */
import { pascal } from '../gen/files.ts';
import type { Template } from './template.ts';

export const identityProvider: Template = {
  usage: 'identity-provider <name>, e.g. dingtalk',
  name: /^[a-z][a-z0-9]{1,29}$/,
  files: (name) => [
    {
      path: `server/areas/identity/providers/identity/${name}.ts`,
      body: `/** Accounts of ${name}: the calls of its documentation this makes (D48). */
import { readVariables } from '#server/kernel/config/read-variables.ts';
import { neededBy } from '#server/kernel/config/variable-kinds.ts';
import type { IdentityProvider } from '../../ports/identity-providers.ts';
import { defineIdentityProvider } from '../define-identity-provider.ts';
import { exchange, failed } from './get-json.ts';

interface ${pascal(name)}Options {
  appId: string;
  appSecret: string;
}

function open${pascal(name)}({ appId }: ${pascal(name)}Options): IdentityProvider {
  return {
    pageOf: ({ state, returnTo }) =>
      \`https://${name}.example/login?\${new URLSearchParams({ client_id: appId, redirect_uri: returnTo, state }).toString()}\`,
    identify: () => exchange(() => Promise.resolve(failed('write how ${name} says who it was'))),
  };
}

export const provider = defineIdentityProvider({
  company: { name: '${name}', label: { cn: '${name}', en: '${name}' }, icon: 'qr', order: 10 },
  read: (env, name) => {
    const read = readVariables(
      env,
      { ${name.toUpperCase()}_APP_ID: neededBy(name), ${name.toUpperCase()}_APP_SECRET: neededBy(name) },
      ['${name.toUpperCase()}_APP_SECRET'],
    );
    return { appId: read.${name.toUpperCase()}_APP_ID, appSecret: read.${name.toUpperCase()}_APP_SECRET };
  },
  open: (settings) => open${pascal(name)}(settings),
});
`,
    },
  ],
  next: (name) => [
    `Make its calls in server/areas/identity/providers/identity/${name}.ts, and test them against a server of your own.`,
    `Say in its company what people call it; its mark, where it has one, is a symbol of src/ui/icons.svg.`,
    `A server uses it once SCAN_PROVIDERS names it; what it reads beside that goes into .env.example. A shop turns it off by login_ways.others.${name} = 0.`,
  ],
};
