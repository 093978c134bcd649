/** What a live activity begins with in schemas: its plain half and its contracts. */
import { readFileSync } from 'node:fs';
import { at, files, pascal } from '../gen/files.ts';
import type { ModuleFile } from './template.ts';

const HALVES = 'schemas/live/activities';
const STEP = 10;

/** One place after the last one. */
function nextOrder(): number {
  const orders = files(HALVES, '.ts').map((file) =>
    Number(/^ {2}order: (\d+),/m.exec(readFileSync(at(`${HALVES}/${file}`), 'utf8'))?.[1] ?? 0),
  );
  return Math.max(0, ...orders) + STEP;
}

const half = (
  name: string,
  order: number,
) => `/** ${pascal(name)} in a live room: started by the host, joined once a person. */
import { Type, type Static } from 'typebox';
import { defineLiveActivity } from '../activity.ts';

export const ${name.toUpperCase()}_TITLE_MAX = 60;

export const ${pascal(name)}Schema = Type.Object({
  /** Empty where there was none. */
  ${name}_id: Type.String(),
  title: Type.String(),
  is_open: Type.Boolean(),
  is_joined: Type.Boolean(),
  /** How many joined. */
  joiners: Type.Integer({ minimum: 0 }),
});
export type ${pascal(name)} = Static<typeof ${pascal(name)}Schema>;

const ReportSchema = Type.Object({
  ${name}_id: Type.String(),
  title: Type.String(),
  joiners: Type.Integer({ minimum: 0 }),
});
interface Report {
  ${name}_rounds: Static<typeof ReportSchema>[];
}

export const activity = defineLiveActivity({
  name: '${name}',
  order: ${String(order)},
  events: { ${name}: { isLine: true, isMark: true } },
  modules: [{ slot: 'acts', kind: 'live-${name}', order: ${String(order)} }],
  host: 'live-host-${name}',
  state: {
    /** What can be joined now; empty for none. */
    ${name}_id: Type.String(),
  },
  report: { ${name}_rounds: Type.Array(ReportSchema) },
  figure: {
    label: { cn: '${name}', en: '${name}' },
    count: ({ ${name}_rounds: rounds }: Report) => rounds.reduce((sum, { joiners }) => sum + joiners, 0),
  },
  lines: ({ ${name}_rounds: rounds }: Report) =>
    rounds.map(({ title, joiners }) => ['${name}', title, String(joiners), '']),
});
`;

const contracts = (name: string) => `/** ${pascal(name)} of a live room. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { ${name.toUpperCase()}_TITLE_MAX, ${pascal(name)}Schema } from '../../live/activities/${name}.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';
import { VISIBLE } from '../../text/tidy.ts';

const OfRoom = { alive_id: GoodsId, ${name}_id: Type.String({ maxLength: 64 }) };

/** The one that runs, or the last one, as this person stands in it. */
export const live${pascal(name)}Get = defineEndpoint({
  name: 'live.${name}.get',
  area: 'live',
  summary: 'The one that runs, or the last one; \`${name}_id\` is empty where there was none.',
  input: Type.Object({ alive_id: GoodsId }),
  data: ${pascal(name)}Schema,
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** Starts one. */
export const live${pascal(name)}Start = defineEndpoint({
  name: 'live.${name}.start',
  area: 'live',
  summary: 'For the host, while the room is on air. One at a time: another that runs is closed.',
  method: 'POST',
  input: Type.Object({
    alive_id: GoodsId,
    title: Type.String({ minLength: 1, maxLength: ${name.toUpperCase()}_TITLE_MAX, pattern: VISIBLE }),
  }),
  data: Type.Object({ ${name}_id: Type.String() }),
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-host',
});

/** Joins, once. */
export const live${pascal(name)}Join = defineEndpoint({
  name: 'live.${name}.join',
  area: 'live',
  summary: 'Called again it is the same. state-conflict once it is closed.',
  method: 'POST',
  input: Type.Object(OfRoom),
  data: ${pascal(name)}Schema,
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-act',
});

/** Ends it. */
export const live${pascal(name)}End = defineEndpoint({
  name: 'live.${name}.end',
  area: 'live',
  summary: 'For the host. Ended twice it is ended once.',
  method: 'POST',
  input: Type.Object(OfRoom),
  data: ${pascal(name)}Schema,
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'write',
  rate: 'live-host',
});
`;

export const schemaFiles = (name: string): ModuleFile[] => [
  { path: `${HALVES}/${name}.ts`, body: half(name, nextOrder()) },
  { path: `schemas/api/live/${name}.ts`, body: contracts(name) },
];
