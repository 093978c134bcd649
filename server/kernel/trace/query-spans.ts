/** A span for each statement of a pool: what is done to which table, never the statement itself or its values. */
import type { Pool, PoolClient } from 'pg';
import { isObject } from '#schemas/page/json.ts';
import { inSpan } from './trace.ts';

const VERB = /\b(select|insert|update|delete)\b/i;
const FIRST_WORD = /^[\s(]*(\w+)/;
const TABLE = /\b(?:from|into|update|join)\s+(?:"\w+"\.)?"(\w+)"/i;

/** `select shop_order`; the first table alone. */
export function summaryOf(statement: string): string {
  const [, verb = 'query'] = VERB.exec(statement) ?? FIRST_WORD.exec(statement) ?? [];
  const [, table] = TABLE.exec(statement) ?? [];
  const name = verb.toLowerCase();
  return table === undefined ? name : `${name} ${table}`;
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const text = isObject(statement) ? statement['text'] : undefined;
  return typeof text === 'string' ? text : '';
}

/** Those that are awaited: the pool gives its own to a client with a callback. */
function traceQueries(target: Pool | PoolClient): void {
  const query: unknown = Reflect.get(target, 'query');
  if (typeof query !== 'function') return;
  Object.assign(target, {
    query: (...input: unknown[]) => {
      if (typeof input.at(-1) === 'function') return Reflect.apply(query, target, input);
      const summary = summaryOf(textOf(input[0]));
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary };
      return inSpan(summary, { kind: 'client', attributes }, async () => Reflect.apply(query, target, input));
    },
  });
}

export function tracePool(pool: Pool): void {
  traceQueries(pool);
  pool.on('connect', traceQueries);
}
