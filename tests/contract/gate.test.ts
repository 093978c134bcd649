/**
 * The gate of a shop at every call: kind and state of the shop, whoever asks, over HTTP, by the one table (D116). Each person asks
 * a third of the calls in each shop, by turns; all of them in `npm run proofs -- gate` (ADR-434).
 */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import type { AnyEndpoint } from '#schemas/api/define-endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.gen.ts';
import { capabilities, type Capabilities } from '#schemas/shop/capabilities.ts';
import { gateRefusal, isLetIn, type GateRefusal } from '#schemas/shop/gate.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import { withApp } from './app.ts';
import { addShops, arrive, PEOPLE, SHOPS, type PersonName } from './gate-shops.ts';
import { aThird } from '../support/in-turn.ts';
import { fittingInput, queryOf } from './minimal-input.ts';

/** Nobody comes too often. */
const UNLIMITED: LimitStore = {
  hit: () => Promise.resolve({ count: 1, resetAt: 0 }),
  giveBack: () => Promise.resolve(),
};

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const test = withApp({ labels: [], deps: () => ({ limits: UNLIMITED }) });
let port = 0;

beforeAll(async () => {
  await addShops(test().database);
  const address = await test().app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(address).port);
}, 60_000);

afterAll(() => agent.destroy());

/** Calls after which a session is over. */
const ENDS: ReadonlySet<string> = new Set(['auth.logout', 'auth.main.logout', 'personal.sessions.end']);

/** Reports of faults are answered 204, whoever sends them. */
const CALLS = endpoints.filter(({ name }) => name !== 'log.report');

interface GateRequest {
  appId: string;
  cookie: string;
}

async function codeOf(endpoint: AnyEndpoint, { appId, cookie }: GateRequest): Promise<number> {
  const input = fittingInput(endpoint);
  const isQuery = endpoint.method === 'GET';
  const sentRequest = request({
    agent,
    host: '127.0.0.1',
    port,
    method: endpoint.method,
    path: isQuery ? `${endpoint.path}?${queryOf(input)}` : endpoint.path,
    headers: {
      cookie,
      'app-id': appId,
      origin: `http://127.0.0.1:${String(port)}`,
      ...(isQuery ? {} : { 'content-type': 'application/json' }),
    },
  });
  sentRequest.end(isQuery ? undefined : JSON.stringify(input));
  const [answer] = await once(sentRequest, 'response');
  return JSON.parse(await text(answer)).code;
}

/** What the table says, then the row of policy: a person who is not let in is nobody. */
function refusalOf(
  { gate, access }: AnyEndpoint,
  name: PersonName,
  can: Capabilities,
): GateRefusal | undefined {
  const person = PEOPLE[name];
  const refusal = gateRefusal(gate, person, can);
  if (refusal !== undefined || access === 'anyone') return refusal;
  return isLetIn(person, can) ? undefined : 'not-logged-in';
}

const NAMES = Object.keys(PEOPLE).filter((key): key is PersonName => key in PEOPLE);
const SHUT: readonly number[] = [CODES['shop-shut'].code, CODES['not-logged-in'].code];

/** Where the gate is open a call may still say these of its own accord, as its contract declares. */
function isAnswered({ codes }: AnyEndpoint, code: number, refusal: GateRefusal | undefined): boolean {
  if (refusal !== undefined) return code === CODES[refusal].code;
  return !SHUT.includes(code) || codes.some((key) => CODES[key].code === code);
}

describe('every call, at every gate', () => {
  it.each(SHOPS.map((info) => [info.app_id, info] as const))(
    'D116, M190, R37: %s answers everybody as the table says',
    async (appId, info) => {
      const can = capabilities(readShop(info));
      const wrong: string[] = [];
      for (const name of NAMES) {
        const begin = await arrive(test().database, appId, name);
        const request = { appId, cookie: await begin() };
        const judge = async (endpoint: AnyEndpoint) => {
          const code = await codeOf(endpoint, request);
          const refusal = refusalOf(endpoint, name, can);
          if (!isAnswered(endpoint, code, refusal))
            wrong.push(`${endpoint.name} told ${name} ${code}, not ${refusal ?? 'its answer'}`);
        };
        const turn = SHOPS.indexOf(info) + NAMES.indexOf(name);
        const asking = aThird(CALLS, turn).filter((endpoint) => !ENDS.has(endpoint.name));
        await Promise.all(asking.map(judge));
        for (const endpoint of CALLS.filter(({ name: call }) => ENDS.has(call))) {
          request.cookie = await begin();
          await judge(endpoint);
        }
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});
