/** The laws of the data plan: one call for many lists, nothing asked twice, a failure stays with its node. */
import { describe, expect, it } from 'vitest';
import { Type } from 'typebox';
import { capabilities } from '../shop/capabilities.ts';
import { defineEndpoint, type Caller } from '../api/define-endpoint.ts';
import { request } from './data-request.ts';
import { defineRenderer } from './define-renderer.ts';
import { pendingRequests, runPlan } from './plan.ts';
import type { ReadyDocument, ReadyNode } from './ready.ts';

const letters = defineEndpoint({
  name: 'letters.get',
  access: 'anyone',
  gate: 'nothing',
  area: 'test',
  summary: 'Upper case of each',
  method: 'POST',
  input: Type.Object({ of: Type.Array(Type.String()) }),
  data: Type.Object({ lists: Type.Array(Type.String()) }),
  batch: { input: 'of', data: 'lists' },
  tags: (input) => input.of.map((letter) => `letter:${letter}`),
});
const mine = defineEndpoint({
  name: 'mine.get',
  area: 'test',
  summary: 'Of the learner',
  access: 'learner',
  gate: 'nothing',
  input: Type.Object({}),
  data: Type.Object({}),
});
const block = defineRenderer({
  kind: 'block',
  family: 'page',
  title: { cn: 'b', en: 'b' },
  description: { cn: 'b', en: 'b' },
  offers: 'page-block',
  props: Type.Object({ letters: Type.Array(Type.String()) }),
  data: (props) => ({ letters: request(letters, { of: props.letters }), mine: request(mine, {}) }),
});
const context = {
  shopId: 'appx',
  locale: 'cn',
  capabilities: capabilities({ variant: 'knowledge', traits: new Set() }),
  params: {},
} as const;
const lookup = (kind: string) => (kind === 'block' ? block : undefined);

function page(...nodes: ReadyNode[]): ReadyDocument {
  return { id: 'p', kind: 'micro', title: '', seo: {}, style: {}, regions: { main: nodes } };
}
function node(id: string, of: string[], more: Partial<ReadyNode> = {}): ReadyNode {
  return { id, kind: 'block', props: { letters: of }, ...more };
}
function record(answer: (of: string[]) => unknown) {
  const calls: string[][] = [];
  const call = async (_endpoint: unknown, input: { of: string[] }) => {
    calls.push(input.of);
    return answer(input.of);
  };
  return { calls, caller: call as unknown as Caller };
}
const upper = (of: string[]) => ({ ok: true, data: { lists: of.map((letter) => letter.toUpperCase()) } });

describe('the data plan', () => {
  it('merges the batchable requests of a page into one call and hands each node its own part', async () => {
    const { calls, caller } = record(upper);
    const document = page(
      node('1', ['a', 'b']),
      node('2', ['b', 'c'], { slots: { in: [node('3', ['a'])] } }),
    );
    const { data, tags, calls: made } = await runPlan(document, lookup, context, caller);
    expect(calls).toEqual([['a', 'b', 'c']]);
    expect(made).toBe(1);
    expect(data['2']?.['letters']).toEqual({ ok: true, data: { lists: ['B', 'C'] } });
    expect(data['3']?.['letters']).toEqual({ ok: true, data: { lists: ['A'] } });
    expect(tags).toContain('letter:c');
  });

  it('splits a batch at one hundred', async () => {
    const { calls, caller } = record(upper);
    const many = (from: number) => Array.from({ length: 60 }, (_, index) => `x${from + index}`);
    const { data } = await runPlan(page(node('1', many(0)), node('2', many(60))), lookup, context, caller);
    expect(calls.map((of) => of.length)).toEqual([60, 60]);
    expect(data['2']?.['letters']).toMatchObject({ ok: true });
  });

  it.each([
    [40, [100]],
    [41, [60, 41]],
  ])('puts 60 and %i into calls of at most one hundred', async (more, sizes) => {
    const { calls, caller } = record(upper);
    const many = (from: number, count: number) => Array.from({ length: count }, (_, at) => `x${from + at}`);
    await runPlan(page(node('1', many(0, 60)), node('2', many(60, more))), lookup, context, caller);
    expect(calls.map((of) => of.length)).toEqual(sizes);
  });

  it('D114: asks nothing per learner and nothing for broken or personal nodes', async () => {
    const { calls, caller } = record(upper);
    const document = page(node('1', ['a'], { broken: 'threw' }), node('2', ['a'], { when: { login: 'in' } }));
    const { data } = await runPlan(document, lookup, context, caller);
    expect(calls).toEqual([]);
    expect(data).toEqual({});
    expect(pendingRequests(node('1', ['a']), block, context, {}).map(([name]) => name)).toEqual([
      'letters',
      'mine',
    ]);
  });

  it('R2: a call that fails or throws stays with the nodes that asked', async () => {
    const refusing = record(() => ({ ok: false, code: 'not-found', msg: 'gone' }));
    const refused = await runPlan(page(node('1', ['a'])), lookup, context, refusing.caller);
    expect(refused.data['1']?.['letters']).toEqual({ ok: false, code: 'not-found', msg: 'gone' });
    const throwing = record(() => {
      throw new Error('boom');
    });
    const thrown = await runPlan(page(node('1', ['a'])), lookup, context, throwing.caller);
    expect(thrown.data['1']?.['letters']).toMatchObject({ ok: false, code: 'unknown' });
  });

  it('gives up on a call that never answers at the page deadline', async () => {
    const { caller } = record(() => new Promise(() => undefined));
    const { data } = await runPlan(page(node('1', ['a'])), lookup, context, caller, 20);
    expect(data['1']?.['letters']).toMatchObject({ ok: false, code: 'network' });
  });
});
