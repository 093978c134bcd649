/** Answers made from the contracts' own schemas, in place of a shop nobody has filled. */
import fc from 'fast-check';
import { endpoints } from '#schemas/api/endpoints.gen.ts';
import type { AnyEndpoint } from '#schemas/api/define-endpoint.ts';
import type { Answers } from './draw-home.ts';
import { ANY_STRINGS, valueFrom } from './from-schema.ts';

const POOL = 60;
/** What a database and JSON bring is well-formed. */
const TEXTS = ANY_STRINGS.filter((text) => text.isWellFormed());

function itemsOf(endpoint: AnyEndpoint, field: string): unknown {
  const whole: unknown = JSON.parse(JSON.stringify(endpoint.data));
  const property: unknown = (whole as { properties: Record<string, { items?: unknown }> }).properties[field];
  return (property as { items?: unknown }).items;
}

/**
 * For each call in turn the next of a pool of answers its contract allows. A call that answers a list of questions
 * gives one part a question.
 */
export function madeAnswers(seed: number): Answers {
  const pools = new Map<string, unknown[]>();
  const plain = (schema: unknown): unknown => JSON.parse(JSON.stringify(schema));
  for (const endpoint of endpoints) {
    const schema =
      endpoint.batch === undefined ? plain(endpoint.data) : itemsOf(endpoint, endpoint.batch.data);
    pools.set(endpoint.name, fc.sample(valueFrom(schema, TEXTS), { numRuns: POOL, seed }));
  }
  const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));
  let turn = 0;
  const next = (name: string): unknown => {
    const pool = pools.get(name) ?? [];
    turn += 1;
    return structuredClone(pool[turn % pool.length]);
  };
  return (name, input) => {
    const batch = byName.get(name)?.batch;
    if (batch === undefined) return next(name);
    const request: unknown = input[batch.input];
    return { [batch.data]: Array.isArray(request) ? request.map(() => next(name)) : [] };
  };
}
