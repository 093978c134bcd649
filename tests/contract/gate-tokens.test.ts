/** The gate for whoever bears a personal token: call, shop and person, by the one table (D116, ADR-244 and ADR-270); of the calls of a shop a third by turns (434). */
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { endpoints } from '#schemas/api/endpoints.gen.ts';
import { capabilities, type Capabilities } from '#schemas/shop/capabilities.ts';
import { gateRefusal, isLetIn, type GatePerson } from '#schemas/shop/gate.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import type { Role } from '#server/areas/identity/ports/users.ts';
import { appUser } from '#server/areas/identity/tables/users.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';
import { CONSOLE_CALLS, consoleRoutes, DOCUMENT_CALLS } from './console-calls.ts';
import { aThird } from '../support/in-turn.ts';
import { addShops, SHOPS } from './gate-shops.ts';
import { fittingInput, queryOf } from './minimal-input.ts';

/** Nobody comes too often. */
const UNLIMITED: LimitStore = {
  hit: () => Promise.resolve({ count: 1, resetAt: 0 }),
  giveBack: () => Promise.resolve(),
};
const test = withApp({
  labels: [],
  deps: () => ({
    limits: UNLIMITED,
    takeSnapshot: () => Promise.reject(new Error('A personal token has a snapshot taken.')),
  }),
});
beforeAll(() => addShops(test().database));

interface Bearer {
  roles: readonly Role[];
  /** What the token is made for; decoration where nothing is said. */
  scope?: 'sell';
  /** What the gate takes them for, while the token is good. */
  person: GatePerson;
  /** What became of them since it was made. */
  now?: Partial<typeof appUser.$inferInsert>;
}

const BEARERS: Readonly<Record<string, Bearer>> = {
  'an owner': { roles: ['learner', 'owner'], person: 'member' },
  'an owner who sells': { roles: ['learner', 'owner'], scope: 'sell', person: 'member' },
  'an admin': { roles: ['learner', 'training-admin'], person: 'member' },
  'a former owner': {
    roles: ['organization', 'owner'],
    person: 'member',
    now: { roles: ['learner', 'organization'] },
  },
  'an admin who sold': {
    roles: ['learner', 'owner'],
    scope: 'sell',
    person: 'member',
    now: { roles: ['learner', 'training-admin'] },
  },
  'an owner who was disabled': { roles: ['organization', 'owner'], person: 'member', now: { disabledAt: 1 } },
};
const STAYS: ReadonlySet<string> = new Set(['an owner', 'an owner who sells', 'an admin']);

const as = (token: string) => ({ authorization: `Bearer ${token}`, 'accept-language': 'en' });
const NO = CODES['no-permission'].code;
const NOT_FOUND = CODES['not-found'].code;

let people = 0;

async function tokenOf(appId: string, name: string): Promise<string> {
  const { db, stores } = test().database;
  people += 1;
  const phone = `137${String(people).padStart(8, '0')}`;
  const { roles: madeRoles = [], now, scope = 'decorate' } = BEARERS[name] ?? {};
  const { account } = await stores.accounts.create(appId, {
    phone,
    nickname: `${name} of ${appId}`,
    avatar: '',
  });
  const become = (change: Partial<typeof appUser.$inferInsert>) =>
    db
      .update(appUser)
      .set(change)
      .where(and(eq(appUser.appId, appId), eq(appUser.id, account.id)));
  await become({ roles: [...madeRoles] });
  const request = {
    method: 'POST',
    url: '/api/console.tokens.create/1.0.0',
    headers: as(CONSOLE_TOKEN),
  } as const;
  const answer = await test().ask(appId, { ...request, payload: { shop: appId, phone, scope } });
  if (now !== undefined) await become(now);
  return answer.json().data.token;
}

/** The code a token's bearer has to be told where the console's door is theirs; undefined: it opens. */
function refusalAt(person: GatePerson, can: Capabilities): number | undefined {
  const refusal = gateRefusal('write', person, can) ?? (isLetIn(person, can) ? undefined : 'not-logged-in');
  return refusal === undefined ? undefined : CODES[refusal].code;
}

const ALL_CALLS = { ...CONSOLE_CALLS, ...DOCUMENT_CALLS };
const SHUT: readonly number[] = [NO, CODES['shop-shut'].code, CODES['not-logged-in'].code];
const asks = async (host: string, token: string, name: string, shop: string) => {
  const request = ALL_CALLS[name]?.buildRequest(shop);
  if (request === undefined) throw new Error(name);
  const answer = await test().ask(host, { ...request, headers: as(token) });
  return { code: answer.json().code, text: answer.body };
};

it('D116: every address of the console stands in the matrix', async () => {
  expect(Object.keys(CONSOLE_CALLS).sort()).toEqual((await consoleRoutes(test().app)).sort());
});

describe('the console, by a personal token', () => {
  it.each(SHOPS.map((info) => [info.app_id, info] as const))(
    'D116, M8: of %s opens to its staff as its gate says, in their own name, and nothing of another shop',
    async (appId, info) => {
      const can = capabilities(readShop(info));
      const other = SHOPS.find(({ app_id }) => app_id === 'appknowledgeopen' && app_id !== appId) ?? SHOPS[4];
      const others = other?.app_id ?? '';
      const wrong: string[] = [];
      for (const bearer of Object.keys(BEARERS)) {
        const token = await tokenOf(appId, bearer);
        const refusal = refusalAt(BEARERS[bearer]?.person ?? 'stranger', can);
        const judge = async (name: string, shop: string, host: string) => {
          const { opens } = ALL_CALLS[name] ?? {};
          const { code, text } = await asks(host, token, name, shop);
          const isFor = opens !== 'operator' && (opens !== 'sales' || BEARERS[bearer]?.scope === 'sell');
          const expectedValue = STAYS.has(bearer) && isFor ? refusal : NO;
          const isOpen = !SHUT.includes(code);
          const isElsewhere = shop !== appId;
          const isRight =
            expectedValue !== undefined ? code === expectedValue : isElsewhere ? code === NOT_FOUND : isOpen;
          if (!isRight || (shop !== appId && text.includes(shop)))
            wrong.push(`${name} told ${bearer} ${String(code)} of ${shop} on ${host}: ${text.slice(0, 200)}`);
        };
        for (const name of Object.keys(ALL_CALLS)) {
          await judge(name, appId, appId);
          if (STAYS.has(bearer)) await judge(name, others, others);
        }
      }
      expect(wrong).toEqual([]);
      const releases = await test().database.stores.configs.releases(appId, { limit: 50 });
      const writers = [...STAYS].filter(
        (name) => refusalAt(BEARERS[name]?.person ?? 'stranger', can) === undefined,
      );
      expect(new Set(releases.map(({ author }) => author))).toEqual(
        new Set(writers.map((name) => `${name} of ${appId}`)),
      );
    },
    120_000,
  );
});

describe('every call of a shop, by a personal token', () => {
  it.each(SHOPS.map((info) => [info.app_id, info] as const))(
    'D116: %s answers it as a stranger',
    async (appId, info) => {
      const can = capabilities(readShop(info));
      const token = await tokenOf(appId, 'an owner');
      const wrong: string[] = [];
      for (const endpoint of aThird(endpoints, SHOPS.indexOf(info))) {
        const { gate, access, method, path, name } = endpoint;
        const refusal =
          gateRefusal(gate, 'stranger', can) ?? (access === 'anyone' ? undefined : 'not-logged-in');
        if (refusal === undefined || name === 'log.report') continue;
        const input = fittingInput(endpoint);
        const isQuery = method === 'GET';
        const answer = await test().ask(appId, {
          method,
          url: isQuery ? `${path}?${queryOf(input)}` : path,
          headers: { ...as(token), 'app-id': appId, origin: `http://${appId}.localhost:3000` },
          ...(isQuery ? {} : { payload: input }),
        });
        const { code } = answer.json();
        if (code !== CODES[refusal].code) wrong.push(`${name} answered ${String(code)}, not ${refusal}`);
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );
});
