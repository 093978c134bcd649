/** Log lines of the browser. */
import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

const LevelSchema = Type.Union([Type.Literal('info'), Type.Literal('warn'), Type.Literal('error')]);
const KindSchema = Type.Union(
  (['js', 'api', 'config', 'chunk', 'perf', 'csp'] as const).map((kind) => Type.Literal(kind)),
);

const LogItemSchema = Type.Object({
  level: LevelSchema,
  kind: KindSchema,
  message: Type.String({ maxLength: 500 }),
  stack: Type.Optional(Type.String({ maxLength: 4000 })),
  url: Type.Optional(Type.String({ maxLength: 500 })),
  /** Answer code of a failed call. */
  code: Type.Optional(Type.Integer()),
  req_id: Type.Optional(Type.String({ maxLength: 64 })),
  build: Type.Optional(Type.String({ maxLength: 64 })),
  node_id: Type.Optional(Type.String({ maxLength: 64 })),
  node_kind: Type.Optional(Type.String({ maxLength: 40 })),
});
export type LogItem = Static<typeof LogItemSchema>;

/** Faults of the storefront, reported by the browser (M71, M230, D111, requirement 49); answers 204 whatever it is sent. */
export const logReport = defineEndpoint({
  name: 'log.report',
  area: 'logs',
  summary: 'Reports storefront faults in a batch. Always 204 with no body.',
  method: 'POST',
  path: '/v1/log',
  input: Type.Object({ items: Type.Array(LogItemSchema, { maxItems: 20 }) }),
  data: Type.Object({}),
  access: 'anyone',
  gate: 'nothing',
});
