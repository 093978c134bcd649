/** Who may make which console call: every scope of every call, held against everybody who might try (D138, requirement 29). */
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { isOfInstallation, type ConsoleCall } from '#schemas/api/console/define-console-call.ts';
import { DESK_ROLES, scopesOf, type CallScope, type DeskRole } from '#schemas/console/roles.ts';
import { consoleHandlers } from '#server/start/console-calls.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';
import { deskHeaders } from './desk-people.ts';
import { fittingInput, queryOf, UPLOADED_FILE } from './minimal-input.ts';

const test = withApp({ labels: ['knowledge', 'training'] });
const OWNER = '19900000005';
const endpoints = consoleHandlers.map(({ endpoint }) => endpoint);

const REFUSED = CODES['no-permission'].code;
const NOT_FOUND = CODES['not-found'].code;
const BY_DECORATION: readonly CallScope[] = ['today', 'pages', 'media', 'own'];
const BY_OPERATOR: readonly CallScope[] = ['people', 'payments', 'settings', 'tokens', 'installation'];

async function tokenOf(scope: 'decorate' | 'sell', shop = 'knowledge'): Promise<string> {
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: '/api/console.tokens.create/1.0.0',
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
    payload: { shop, phone: OWNER, name: 'sweep', scope },
  });
  return answer.json().data.token;
}

/** A caller: what it sends of itself, and the code it is refused with, if it is. */
interface Caller {
  headers: () => Promise<Record<string, string>>;
  refusalOf: (scope: CallScope) => number | undefined;
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const always = (code: number) => () => code;

function callerAtDesk(role: DeskRole): Caller {
  const scopes: readonly CallScope[] = scopesOf(role);
  return {
    headers: () => deskHeaders(test(), role),
    refusalOf: (scope) => (scopes.includes(scope) ? undefined : REFUSED),
  };
}

const CALLERS: Readonly<Record<string, Caller>> = {
  'a stranger': { headers: () => Promise.resolve({}), refusalOf: always(REFUSED) },
  'a token nobody made': {
    headers: () => Promise.resolve(bearer(`lct_${'a'.repeat(43)}`)),
    refusalOf: always(REFUSED),
  },
  'the owner by a session of the storefront': {
    headers: async () => ({ cookie: (await test().login('appknowledge', OWNER)).cookie }),
    refusalOf: always(REFUSED),
  },
  'the operator from a page of another origin': {
    headers: () => Promise.resolve({ ...bearer(CONSOLE_TOKEN), origin: 'https://evil.example' }),
    refusalOf: always(REFUSED),
  },
  'a token to decorate': {
    headers: async () => bearer(await tokenOf('decorate')),
    refusalOf: (scope) => (BY_DECORATION.includes(scope) ? undefined : REFUSED),
  },
  'a token to sell': {
    headers: async () => bearer(await tokenOf('sell')),
    refusalOf: (scope) => (BY_OPERATOR.includes(scope) ? REFUSED : undefined),
  },
  'a token to sell in another shop': {
    headers: async () => bearer(await tokenOf('sell', 'training')),
    refusalOf: (scope) => (BY_OPERATOR.includes(scope) ? REFUSED : scope === 'own' ? undefined : NOT_FOUND),
  },
  'the operator': { headers: () => Promise.resolve(bearer(CONSOLE_TOKEN)), refusalOf: () => undefined },
  ...Object.fromEntries(DESK_ROLES.map((role) => [`at the desk: ${role}`, callerAtDesk(role)])),
};

const FILE_TYPE = { 'content-type': 'application/octet-stream' };

let requestCount = 0;
async function ask(endpoint: ConsoleCall, headers: Record<string, string>, more: object = {}) {
  requestCount += 1;
  const input = { ...fittingInput(endpoint), shop: 'knowledge', ...more };
  const { path, isUpload = false } = endpoint;
  const payload = isUpload
    ? { url: `${path}?${queryOf(input)}`, payload: UPLOADED_FILE }
    : { url: path, payload: input };
  const answer = await test().ask('knowledge', {
    method: 'POST',
    ...payload,
    // From an address of its own, so that no limit stands between a call and its scope.
    remoteAddress: `10.8.${String(Math.floor(requestCount / 250))}.${String(requestCount % 250)}`,
    headers: { 'accept-language': 'en', ...(isUpload ? FILE_TYPE : {}), ...headers },
  });
  return answer.json();
}

describe('every console call, for every caller', () => {
  it.each(Object.entries(CALLERS))('D138, R29: %s', async (_name, { headers, refusalOf }) => {
    const payload = await headers();
    const wrong: string[] = [];
    for (const endpoint of endpoints) {
      // What the contract does not accept is named in `fields`; a rule may still refuse what fits.
      const { code, data } = await ask(endpoint, payload);
      const refusal = refusalOf(endpoint.scope);
      const isFine =
        refusal === undefined ? code !== REFUSED && data?.fields === undefined : code === refusal;
      if (!isFine) wrong.push(`${endpoint.name} (${endpoint.scope}) answered ${String(code)}`);
    }
    expect(endpoints.length).toBeGreaterThan(4);
    expect(wrong).toEqual([]);
  });

  it('D138: belongs to one shop: an unknown shop has nothing', async () => {
    for (const endpoint of endpoints.filter((one) => !isOfInstallation(one))) {
      const { code } = await ask(endpoint, bearer(CONSOLE_TOKEN), { shop: 'nowhere' });
      expect(code, endpoint.name).toBe(NOT_FOUND);
    }
  });

  it('D138: refuses a NUL in any text of the input, which no database stores', async () => {
    const answers: [string, number][] = [];
    for (const endpoint of endpoints)
      for (const [field, schema] of Object.entries(endpoint.input.properties)) {
        if (Reflect.get(schema, 'type') !== 'string') continue;
        const { code } = await ask(endpoint, bearer(CONSOLE_TOKEN), { [field]: 'a\0b' });
        answers.push([`${endpoint.name} ${field}`, code]);
      }
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.filter(([, code]) => code !== CODES['bad-parameters'].code)).toEqual([]);
  });

  it('D138: is described with its scope, and the roles that hold it', async () => {
    const { paths } = (await test().ask('knowledge', '/docs/json')).json();
    for (const { path, scope } of endpoints)
      expect(paths[path].post).toMatchObject({
        tags: ['console'],
        'x-scope': scope,
        'x-roles': expect.any(Array),
      });
    const upload = paths['/api/console.media.add/1.0.0'].post;
    expect(Object.keys(upload.requestBody.content)).toEqual(['application/octet-stream']);
    expect(upload.parameters).toContainEqual(expect.objectContaining({ in: 'query', name: 'name' }));
    expect(paths['/api/console.orders.confirm/1.0.0'].post['x-roles']).toEqual(['owner', 'manager']);
    expect(paths['/api/console.orders.list/1.0.0'].post['x-roles']).toEqual(['owner', 'manager', 'service']);
  });
});
