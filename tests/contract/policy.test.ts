/** Who may make which call: every contract's row of policy, held against everybody who might try (requirement 29, M189). */
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import type { Access, AnyEndpoint } from '#schemas/api/define-endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.gen.ts';
import { withApp } from './app.ts';
import { fittingInput, queryOf } from './minimal-input.ts';

const test = withApp({ labels: ['knowledge', 'training', 'training-internal', 'operations'] });

interface Actor {
  label: 'knowledge' | 'training' | 'training-internal' | 'operations';
  cookie: () => Promise<string>;
  /** Rows of policy this actor passes beside `anyone`; the others refuse with 4005, or 8504 where they are nobody. */
  passes: readonly Access[];
  isSomebody: boolean;
}

const person = (label: Actor['label'], appId: string, phone: string, passes: readonly Access[]): Actor => ({
  label,
  cookie: async () => (await test().login(appId, phone)).cookie,
  passes,
  isSomebody: true,
});
const nobody = (label: Actor['label'], cookie: () => Promise<string>): Actor => ({
  label,
  cookie,
  passes: [],
  isSomebody: false,
});
const readShownText = (cookie: string) => () => Promise.resolve(cookie);

async function endedSession(): Promise<string> {
  const { cookie, publicId } = await test().login('appknowledge', '19900000001');
  await test().database.stores.sessions.revoke('appknowledge', publicId);
  return cookie;
}

const ACTORS: Readonly<Record<string, Actor>> = {
  'a stranger': nobody('knowledge', readShownText('')),
  'a forged session': nobody('knowledge', readShownText(`shop_session=${'a'.repeat(43)}`)),
  'a session that ended': nobody('knowledge', endedSession),
  'a learner of another shop': nobody(
    'knowledge',
    async () => (await test().login('apptraining', '19900000001')).cookie,
  ),
  'the admin of another shop': nobody(
    'knowledge',
    async () => (await test().login('apptraining', '19900000004')).cookie,
  ),
  'a merchant without a learner': nobody('operations', readShownText(`b_session=${'a'.repeat(43)}`)),
  'a learner': person('knowledge', 'appknowledge', '19900000001', ['learner']),
  'a super member': person('knowledge', 'appknowledge', '19900000002', ['learner']),
  'somebody banned from commenting': person('knowledge', 'appknowledge', '19900000003', ['learner']),
  'the owner': person('knowledge', 'appknowledge', '19900000005', ['learner', 'owner']),
  'a learner of a training shop': person('training', 'apptraining', '19900000001', ['learner']),
  'the admin of a training shop': person('training', 'apptraining', '19900000004', ['learner', 'admin']),
};

let requestCount = 0;
/** Each from an address of its own, so that no limit stands between a call and its row. */
async function codeOf(endpoint: AnyEndpoint, actor: Actor): Promise<number> {
  requestCount += 1;
  const input = fittingInput(endpoint);
  const isQuery = endpoint.method === 'GET';
  const answer = await test().ask(actor.label, {
    method: endpoint.method,
    url: isQuery ? `${endpoint.path}?${queryOf(input)}` : endpoint.path,
    remoteAddress: `10.9.${String(Math.floor(requestCount / 250))}.${String(requestCount % 250)}`,
    headers: {
      cookie: await actor.cookie(),
      'app-id': `app${actor.label.replace('-', '')}`,
      origin: `http://${actor.label}.localhost:3000`,
    },
    ...(isQuery ? {} : { payload: input }),
  });
  return answer.json().code;
}

const REFUSALS: readonly number[] = [CODES['not-logged-in'].code, CODES['no-permission'].code];

function refusalOf(access: Access, actor: Actor): number | undefined {
  if (access === 'anyone' || actor.passes.includes(access)) return undefined;
  const isPersonal = access === 'learner' || access === 'admin' || access === 'owner';
  return CODES[isPersonal && !actor.isSomebody ? 'not-logged-in' : 'no-permission'].code;
}

/** Reports of faults are answered 204, whoever sends them. */
const rows = endpoints.filter(({ name }) => name !== 'log.report');

describe('every call, for every caller', () => {
  it.each(Object.entries(ACTORS))(
    'R29, M189: %s may what the rows of policy say',
    async (_name, actor) => {
      const wrong: string[] = [];
      for (const endpoint of rows) {
        const code = await codeOf(endpoint, actor);
        const refusal = refusalOf(endpoint.access, actor);
        // A call for anyone may say these of its own accord where its contract declares it.
        const own: readonly number[] = endpoint.codes.map((key) => CODES[key].code);
        const isFine =
          refusal === undefined ? !REFUSALS.includes(code) || own.includes(code) : code === refusal;
        const isRead = code !== CODES['bad-parameters'].code && code !== CODES['rate-limited'].code;
        if (!isFine || !isRead) wrong.push(`${endpoint.name} (${endpoint.access}) answered ${String(code)}`);
      }
      expect(wrong).toEqual([]);
      // Some hundred calls one after the other, on a machine that has other work.
    },
    90_000,
  );
});
