/** Something that is done in live rooms, as a vote is: it is started by the host, joined once a person, and reported (ADR-600). */
import { camel, pascal } from '../gen/files.ts';
import { schemaFiles } from './live-activity-schemas.ts';
import { serverFiles } from './live-activity-server.ts';
import { viewFiles } from './live-activity-views.ts';
import type { ModuleFile, Template } from './template.ts';

/** What other tests know of it: each of its calls holds its contract and no more (R31), each of its tables is cleared (D90). */
const walk = (
  name: string,
) => `/** ${pascal(name)} in a room in which everything is done, and what it keeps of a person. */
import { live${pascal(name)}Join } from '#server/areas/live/tables/${name}.ts';
import type { ActivityWalk, LeaveTraces } from '../live-walk.ts';

export const walk: ActivityWalk = async (ask, { owner, me }) => {
  const { ${name}_id } = await ask(owner, 'live.${name}.start', { title: 'A' });
  await ask(me, 'live.${name}.join', { ${name}_id });
  await ask(me, 'live.${name}.get');
  await ask(owner, 'live.${name}.end', { ${name}_id });
};

export const leaveTraces: LeaveTraces = async (db, { appId, userId }) => {
  await db.insert(live${pascal(name)}Join).values({ appId, userId, ${camel(name)}Id: 'a', at: 0 });
};
`;

const test = (
  name: string,
) => `/** ${pascal(name)} in a live room over the wire: started by the host, joined once a person, told, reported, and forgotten with an account. */
import { expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { activity } from '#server/areas/live/activities/${name}/activity.ts';
import { live${pascal(name)}Join } from '#server/areas/live/tables/${name}.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { withActs } from './live-acts-fixture.ts';
import { SHOP } from './rights-fixture.ts';

const { test, somebody, send, get, newRoom, eventsOf, host } = withActs();
const CONFLICT = CODES['state-conflict'].code;

it('live-${name}: is started by the host, joined once a person, told in the state of the room, and reported', async () => {
  const [owner, me, late] = [await host(), await somebody(), await somebody()];
  const alive_id = await newRoom();
  const start = (who: typeof me) => send(who, 'live.${name}.start', { alive_id, title: 'First' });
  expect((await start(me)).code).toBe(CODES['not-entitled'].code);
  const { ${name}_id } = (await start(owner)).data;
  const stateOf = async () => (await get(me, 'live.state.get', { alive_id, v: '0' })).data.state;
  await expect.poll(stateOf).toMatchObject({ ${name}_id });
  const join = (who: typeof me) => send(who, 'live.${name}.join', { alive_id, ${name}_id });
  expect((await Promise.all([join(me), join(me)])).map(({ code }) => code)).toEqual([0, 0]);
  expect((await get(me, 'live.${name}.get', { alive_id })).data).toMatchObject({ is_joined: true, joiners: 1 });
  expect((await send(owner, 'live.${name}.end', { alive_id, ${name}_id })).data.is_open).toBe(false);
  await expect.poll(stateOf).toMatchObject({ ${name}_id: '' });
  expect((await join(late)).code).toBe(CONFLICT);
  expect((await eventsOf(alive_id)).map(({ kind, data }) => [kind, data['phase']])).toEqual([
    ['${name}', 'start'],
    ['${name}', 'end'],
  ]);
  const report = await get(owner, 'live.report.get', { alive_id });
  expect(report.data.${name}_rounds).toEqual([{ ${name}_id, title: 'First', joiners: 1 }]);
  const table = await test().ask('knowledge', {
    method: 'POST',
    url: '/api/console.live_report.export/1.0.0',
    payload: { shop: 'knowledge', alive_id },
    headers: { authorization: \`Bearer \${CONSOLE_TOKEN}\` },
  });
  expect(table.json().data.csv).toContain('${name},First,1\\r\\n');
});

it('live-${name}: ends with its room, and goes with an account', async () => {
  const [owner, me] = [await host(), await somebody()];
  const alive_id = await newRoom();
  const { ${name}_id } = (await send(owner, 'live.${name}.start', { alive_id, title: 'Last' })).data;
  await send(me, 'live.${name}.join', { alive_id, ${name}_id });
  const over = await send(owner, 'live.host.set', { alive_id, alive_state: 'ended' });
  expect(over.data.alive_state).toBe(LIVE_STATE.ended);
  expect((await get(me, 'live.${name}.get', { alive_id })).data.is_open).toBe(false);
  const { db } = test().database;
  await activity.forget(db, { appId: SHOP, userId: me.id });
  const rows = await db.select().from(live${pascal(name)}Join);
  expect(rows.some(({ userId }) => userId === me.id)).toBe(false);
  expect(rows.length).toBeGreaterThan(0);
});
`;

const testFiles = (name: string): ModuleFile[] => [
  { path: `tests/contract/live-activities/${name}.ts`, body: walk(name) },
  { path: `tests/contract/live-${name}.test.ts`, body: test(name) },
];

export const liveActivity: Template = {
  usage: 'live-activity <name>, e.g. quiz',
  name: /^[a-z]{2,20}$/,
  files: (name) => [...schemaFiles(name), ...serverFiles(name), ...viewFiles(name), ...testFiles(name)],
  next: (name) => [
    `Write the columns of its tables in server/areas/live/tables/${name}.ts, then their migration in server/migrations (ADR-030): the server starts with it.`,
    `Say what it asks, answers and reports in schemas/live/activities/${name}.ts and schemas/api/live/${name}.ts, and do it in server/areas/live/activities/${name}/.`,
    `Draw it in renderers/live/live-${name}/ and renderers/live/live-host-${name}/ and write its words in both languages: viewers see it in every room, its host in the tab of activities.`,
  ],
};
