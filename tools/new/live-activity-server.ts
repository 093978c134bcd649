/** What a live activity begins with on the server: its manifest, calls, table and store. */
import { camel, pascal } from '../gen/files.ts';
import type { ModuleFile } from './template.ts';

const table = (name: string) => `/** Tables of ${name} in live rooms. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { appId, time } from '#server/kernel/db/columns.ts';

export const live${pascal(name)} = pgTable(
  'live_${name}',
  {
    appId: appId(),
    id: text('id').notNull(),
    aliveId: text('alive_id').notNull(),
    title: text('title').notNull(),
    startedAt: time('started_at').notNull(),
    endedAt: time('ended_at'),
    /** Counted with each one, so that nobody counts them in a crowd. */
    joiners: integer('joiners').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('live_${name}_room').on(table.appId, table.aliveId, table.startedAt),
  ],
);

export const live${pascal(name)}Join = pgTable(
  'live_${name}_join',
  {
    appId: appId(),
    ${camel(name)}Id: text('${name}_id').notNull(),
    userId: text('user_id').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.${camel(name)}Id, table.userId] }),
    index('live_${name}_join_user').on(table.appId, table.userId),
  ],
);
`;

const store = (name: string) => {
  const [N, of] = [`live${pascal(name)}`, `${camel(name)}Id`];
  return `/** Rows of ${name} in live rooms: each is held while somebody joins, so that its count is that of those who did. */
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Person } from '#server/kernel/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import type { RoomKey } from '../../store/log.store.ts';
import { ${N}, ${N}Join } from '../../tables/${name}.ts';

export type ${pascal(name)}Row = typeof ${N}.$inferSelect;
export type ${pascal(name)}Store = ReturnType<typeof create${pascal(name)}Store>;

const isOf = ({ appId, aliveId }: RoomKey) => and(eq(${N}.appId, appId), eq(${N}.aliveId, aliveId));
const isThis = (key: RoomKey, id: string) => and(isOf(key), eq(${N}.id, id));
const isRunning = (key: RoomKey) => and(isOf(key), isNull(${N}.endedAt));

export function create${pascal(name)}Store(db: Database) {
  const isMine = (appId: string, ${of}: string, userId: string) =>
    and(eq(${N}Join.appId, appId), eq(${N}Join.${of}, ${of}), eq(${N}Join.userId, userId));
  return {
    /** Those before it end now; \`within\` is part of the transaction. */
    start: (row: Omit<${pascal(name)}Row, 'endedAt' | 'joiners'>, within: (tx: Database) => Promise<void>) =>
      db.transaction(async (tx) => {
        await tx.update(${N}).set({ endedAt: row.startedAt }).where(isRunning(row));
        await tx.insert(${N}).values(row);
        await within(tx);
      }),
    /** Undefined where it is of another room. */
    ofRoom: async (key: RoomKey, id: string): Promise<${pascal(name)}Row | undefined> =>
      (await db.select().from(${N}).where(isThis(key, id)))[0],
    last: async (key: RoomKey): Promise<${pascal(name)}Row | undefined> =>
      (await db.select().from(${N}).where(isOf(key)).orderBy(desc(${N}.startedAt)).limit(1))[0],
    list: (key: RoomKey) => db.select().from(${N}).where(isOf(key)).orderBy(asc(${N}.startedAt)),
    hasJoined: async (appId: string, id: string, userId: string): Promise<boolean> =>
      (await db.select({ at: ${N}Join.at }).from(${N}Join).where(isMine(appId, id, userId))).length > 0,
    /** False once it is closed, for who has not joined before. */
    join: (key: RoomKey, id: string, { userId, at }: { userId: string; at: number }): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(${N}).where(isThis(key, id)).for('update');
        if (row === undefined) return false;
        const { appId } = key;
        const mine = await tx.select().from(${N}Join).where(isMine(appId, id, userId));
        if (mine.length > 0 || row.endedAt !== null) return mine.length > 0;
        await tx.insert(${N}Join).values({ appId, ${of}: id, userId, at });
        await tx.update(${N}).set({ joiners: row.joiners + 1 }).where(isThis(key, id));
        return true;
      }),
    /** False where it was ended before; \`within\` is part of the transaction. */
    end: (key: RoomKey, id: string, at: number, within: (tx: Database) => Promise<void>): Promise<boolean> =>
      db.transaction(async (tx) => {
        const isOpen = and(isThis(key, id), isNull(${N}.endedAt));
        const ended = await tx.update(${N}).set({ endedAt: at }).where(isOpen).returning({ id: ${N}.id });
        if (ended.length > 0) await within(tx);
        return ended.length > 0;
      }),
    /** Counts stay right; whose they were nobody can tell. */
    forget: async ({ appId, userId }: Person): Promise<void> => {
      await db
        .update(${N}Join)
        .set({ userId: randomId('gone') })
        .where(and(eq(${N}Join.appId, appId), eq(${N}Join.userId, userId)));
    },
  };
}
`;
};

const deeds = (name: string) => {
  const [N, stores] = [pascal(name), `live${pascal(name)}`];
  return `/** ${N}: started and ended by the host, joined once a person. */
import type { ${N} } from '#schemas/live/activities/${name}.ts';
import { eventTitles } from '#schemas/live/event-title.ts';
import type { LiveReport } from '#schemas/live/report.ts';
import type { Deps } from '#server/kernel/area.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import type { RoomKey } from '../../store/log.store.ts';
import { runs, type ReportDeps, type ReportQuestion } from '../define-activity.ts';
import type { ${N}Row } from './store.ts';

type World = Pick<Deps, 'stores' | 'clock' | 'live'>;

/** What the chat says of it, in both languages. */
const LINES = {
  start: (title: string) => ({ cn: \`${name} 开始：\${title}\`, en: \`${N} started: \${title}\` }),
  end: (title: string) => ({ cn: \`${name} 结束：\${title}\`, en: \`${N} ended: \${title}\` }),
};

const eventOf = (phase: keyof typeof LINES, { id, title }: Pick<${N}Row, 'id' | 'title'>) => ({
  kind: '${name}' as const,
  content: title,
  data: { phase, ${name}_id: id, ...eventTitles(LINES[phase](title)) },
});

export async function start${N}({ stores, clock, live }: World, key: RoomKey, title: string): Promise<string> {
  const row = { ...key, id: randomId('${name.slice(0, 2)}'), title, startedAt: clock.now() };
  await stores.${stores}.start(row, async (tx) => {
    await live.appendIn(tx, key, { event: eventOf('start', row), change: runs('${name}', row.id) });
  });
  return row.id;
}

export async function end${N}({ stores, clock, live }: World, key: RoomKey, id: string): Promise<void> {
  const row = await stores.${stores}.ofRoom(key, id);
  if (row === undefined) return;
  await stores.${stores}.end(key, id, clock.now(), async (tx) => {
    await live.appendIn(tx, key, { event: eventOf('end', row), change: runs('${name}', '') });
  });
}

export async function present${N}(
  { stores }: Pick<World, 'stores'>,
  row: ${N}Row | undefined,
  userId: string | undefined,
): Promise<${N}> {
  if (row === undefined) return { ${name}_id: '', title: '', is_open: false, is_joined: false, joiners: 0 };
  const { appId, id, title, endedAt, joiners } = row;
  const isJoined = userId !== undefined && (await stores.${stores}.hasJoined(appId, id, userId));
  return { ${name}_id: id, title, is_open: endedAt === null, is_joined: isJoined, joiners };
}

export async function read${N}Report(
  { stores }: ReportDeps,
  { key }: Pick<ReportQuestion, 'key'>,
): Promise<Pick<LiveReport, '${name}_rounds'>> {
  const rows = await stores.${stores}.list(key);
  return { ${name}_rounds: rows.map(({ id, title, joiners }) => ({ ${name}_id: id, title, joiners })) };
}
`;
};

const manifest = (name: string) => {
  const [N, variable] = [pascal(name), `live${pascal(name)}`];
  return `/** ${N} of a live room. */
import { activity as facts } from '#schemas/live/activities/${name}.ts';
import { ${variable}, ${variable}Join } from '../../tables/${name}.ts';
import { defineActivity, runningOf } from '../define-activity.ts';
import { end${N}, read${N}Report } from './${name}.ts';
import { create${N}Store, type ${N}Store } from './store.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    ${variable}: ${N}Store;
  }
}

export const activity = defineActivity({
  facts,
  tables: { ${variable}, ${variable}Join },
  stores: (db) => ({ ${variable}: create${N}Store(db) }),
  state: (room) => ({ ${name}_id: runningOf(room, '${name}') }),
  report: read${N}Report,
  rows: ({ ${name}_rounds: rounds }) => rounds.map(({ title, joiners }) => ['${name}', title, String(joiners)]),
  end: async (deps, key) => {
    const last = await deps.stores.${variable}.last(key);
    if (last?.endedAt === null) await end${N}(deps, key, last.id);
  },
  forget: (tx, person) => create${N}Store(tx).forget(person),
});
`;
};

const calls = (name: string) => {
  const [N, C, stores] = [pascal(name), `live${pascal(name)}`, `live${pascal(name)}`];
  return `/** Answers the calls of ${name}. */
import { ${C}End, ${C}Get, ${C}Join, ${C}Start } from '#schemas/api/live/${name}.ts';
import { ${name.toUpperCase()}_TITLE_MAX } from '#schemas/live/activities/${name}.ts';
import { storable } from '#server/kernel/db/text.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { actingIn, hostingIn, isOnAir, visitingIn } from '../../services/in-room.ts';
import { end${N}, present${N}, start${N} } from './${name}.ts';

/** Answers the one that runs, or the last one. */
export const ${C}GetHandler = handle(${C}Get, async (context) => {
  const visiting = await visitingIn(context, context.input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  const { deps } = context;
  return ok(await present${N}(deps, await deps.stores.${stores}.last(visiting.key), visiting.userId));
});

/** Starts one. */
export const ${C}StartHandler = handle(${C}Start, async (context) => {
  const { input, deps } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  if (!(await isOnAir(deps, hosting.key))) return fail('state-conflict');
  return ok({
    ${name}_id: await start${N}(deps, hosting.key, storable(input.title, ${name.toUpperCase()}_TITLE_MAX)),
  });
});

/** Takes part, once. */
export const ${C}JoinHandler = handle(${C}Join, async (context) => {
  const { input, deps } = context;
  const acting = await actingIn(context, input.alive_id);
  if (!acting.ok) return fail(acting.code);
  const { key, userId } = acting;
  const { ${stores}: rows } = deps.stores;
  if ((await rows.ofRoom(key, input.${name}_id)) === undefined) return fail('not-found');
  if (!(await rows.join(key, input.${name}_id, { userId, at: deps.clock.now() }))) return fail('state-conflict');
  return ok(await present${N}(deps, await rows.ofRoom(key, input.${name}_id), userId));
});

/** Ends it. */
export const ${C}EndHandler = handle(${C}End, async (context) => {
  const { input, deps } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  const { key, userId } = hosting;
  const { ${stores}: rows } = deps.stores;
  if ((await rows.ofRoom(key, input.${name}_id)) === undefined) return fail('not-found');
  await end${N}(deps, key, input.${name}_id);
  return ok(await present${N}(deps, await rows.ofRoom(key, input.${name}_id), userId));
});
`;
};

/** Its folder, and its tables where migrations look for them. */
export function serverFiles(name: string): ModuleFile[] {
  const folder = `server/areas/live/activities/${name}`;
  return [
    { path: `server/areas/live/tables/${name}.ts`, body: table(name) },
    { path: `${folder}/activity.ts`, body: manifest(name) },
    { path: `${folder}/${name}.ts`, body: deeds(name) },
    { path: `${folder}/store.ts`, body: store(name) },
    { path: `${folder}/calls.ts`, body: calls(name) },
  ];
}
