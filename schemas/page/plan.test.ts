/** The laws of the data plan: one call for many lists, nothing asked twice, a failure stays with its node (R2, D114). */
import { describe, expect, it, vi } from 'vitest';
import { Type } from 'typebox';
import { buildRenderer } from '../../tests/support/catalogue.ts';
import { capabilities } from '../shop/capabilities.ts';
import { defineEndpoint, type Caller } from '../api/define-endpoint.ts';
import { request, type DataPlan } from './data-request.ts';
import { defineRenderer, type AnyRenderer } from './define-renderer.ts';
import { pendingRequests, runPlan } from './plan.ts';
import type { ReadyDocument, ReadyNode } from './ready.ts';
import { requestKey, requestsOf } from './requests.ts';

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
/** Without lists to merge, and without tags. */
const one = defineEndpoint({
  name: 'one.get',
  area: 'test',
  summary: 'One thing',
  access: 'anyone',
  gate: 'nothing',
  input: Type.Object({ id: Type.String() }),
  data: Type.Object({ id: Type.String() }),
});
/** Its list may be left out, and is asked for in some order. */
const sortedDefinition = defineEndpoint({
  name: 'sorted.get',
  area: 'test',
  summary: 'Things in an order',
  access: 'anyone',
  gate: 'nothing',
  input: Type.Object({ of: Type.Optional(Type.Array(Type.String())), by: Type.String() }),
  data: Type.Object({ lists: Type.Array(Type.String()) }),
  batch: { input: 'of', data: 'lists' },
});
const asking = (kind: string, data: (props: { id: string; of: string[] }) => DataPlan) =>
  defineRenderer({
    kind,
    family: 'page',
    title: { cn: 'b', en: 'b' },
    description: { cn: 'b', en: 'b' },
    offers: 'page-block',
    props: Type.Object({ id: Type.String(), of: Type.Array(Type.String()) }),
    data,
  });
const kinds: readonly AnyRenderer[] = [
  asking('single', ({ id }) => ({ thing: request(one, { id }) })),
  asking('late', ({ id }) => ({ thing: request(one, { id }, { priority: 'deferred' }) })),
  asking('twice', ({ id, of }) => ({
    thing: request(one, { id }),
    list: request(sortedDefinition, { of, by: 'name' }),
  })),
  asking('sorted', ({ id, of }) => ({ list: request(sortedDefinition, { of, by: id }) })),
  asking('all', ({ id }) => ({ list: request(sortedDefinition, { by: id }) })),
  asking('unsure', () => {
    throw new Error('asks for what it cannot name');
  }),
];
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
const lookup = (kind: string) =>
  kind === 'block' ? block : kinds.find((definition) => definition.kind === kind);
const asks = (id: string, kind: string, about: string, of: string[] = []): ReadyNode => ({
  id,
  kind,
  props: { id: about, of },
});

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
    const { data, tags, calls: madeValue } = await runPlan(document, lookup, context, caller);
    expect(calls).toEqual([['a', 'b', 'c']]);
    expect(madeValue).toBe(1);
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
    const refusedOutcome = await runPlan(page(node('1', ['a'])), lookup, context, refusing.caller);
    expect(refusedOutcome.data['1']?.['letters']).toEqual({ ok: false, code: 'not-found', msg: 'gone' });
    const throwing = record(() => {
      throw new Error('boom');
    });
    const thrownOutcome = await runPlan(page(node('1', ['a'])), lookup, context, throwing.caller);
    expect(thrownOutcome.data['1']?.['letters']).toMatchObject({ ok: false, code: 'unknown' });
  });

  it('gives up on a call that never answers at the page deadline', async () => {
    const { caller } = record(() => new Promise(() => undefined));
    const { data } = await runPlan(page(node('1', ['a'])), lookup, context, caller, 20);
    expect(data['1']?.['letters']).toMatchObject({ ok: false, code: 'network' });
  });
});

describe('calls without lists to merge', () => {
  /** Answers with the input, and keeps what was called with it. */
  function echo() {
    const calls: unknown[] = [];
    const call = async (endpoint: { name: string }, input: object) => {
      calls.push([endpoint.name, input]);
      return { ok: true, data: { ...input, lists: 'of' in input ? input.of : ['everything'] } };
    };
    return { calls, caller: call as unknown as Caller };
  }
  const run = (caller: Caller, ...nodes: ReadyNode[]) => runPlan(page(...nodes), lookup, context, caller);

  it('asks equal questions once, and hands each node the whole answer', async () => {
    const { calls, caller } = echo();
    const nodes = [asks('1', 'single', 'a'), asks('2', 'single', 'b'), asks('3', 'single', 'a')];
    const { data, tags, calls: madeValue } = await run(caller, ...nodes);
    expect(calls).toEqual([
      ['one.get', { id: 'a' }],
      ['one.get', { id: 'b' }],
    ]);
    expect(madeValue).toBe(2);
    expect(Object.keys(data).toSorted()).toEqual(['1', '2', '3']);
    expect(data['3']?.['thing']).toEqual({ ok: true, data: { id: 'a', lists: ['everything'] } });
    expect(tags).toEqual([]);
  });

  it('keeps all answers of a node that asks twice', async () => {
    const { data } = await run(echo().caller, asks('1', 'twice', 'a', ['x']));
    expect(Object.keys(data['1'] ?? {}).toSorted()).toEqual(['list', 'thing']);
  });

  it('merges lists only where all else is asked alike', async () => {
    const { calls, caller } = echo();
    const nodes = [
      asks('1', 'sorted', 'name', ['a']),
      asks('2', 'sorted', 'price', ['b']),
      asks('3', 'sorted', 'name', ['b', 'a']),
    ];
    const { data } = await run(caller, ...nodes);
    expect(calls).toEqual([
      ['sorted.get', { by: 'name', of: ['a', 'b'] }],
      ['sorted.get', { by: 'price', of: ['b'] }],
    ]);
    expect(data['3']?.['list']).toMatchObject({ ok: true, data: { by: 'name', lists: ['b', 'a'] } });
  });

  it('asks for a list that was left out by itself, and hands on all of it', async () => {
    const { calls, caller } = echo();
    const nodes = [asks('1', 'all', 'name'), asks('2', 'sorted', 'name', ['a']), asks('3', 'all', 'name')];
    const { data } = await run(caller, ...nodes);
    expect(calls).toEqual([
      ['sorted.get', { by: 'name' }],
      ['sorted.get', { by: 'name', of: ['a'] }],
    ]);
    expect(data['3']?.['list']).toMatchObject({ ok: true, data: { lists: ['everything'] } });
  });

  it.each([
    ['no list', { ok: true, data: { lists: 'none' } }, { lists: [] }],
    ['no object', { ok: true, data: 'none' }, 'none'],
  ])('makes no more of an answer than it is: %s', async (_name, answer, data) => {
    const outcome = await run(record(() => answer).caller, node('1', ['a']));
    expect(outcome.data['1']?.['letters']).toEqual({ ok: true, data });
  });

  it('R2: a block that cannot say what it asks for, and one nobody knows, ask for nothing', async () => {
    const { calls, caller } = echo();
    const nodes = [asks('1', 'unsure', 'a'), asks('2', 'nobody', 'a'), asks('3', 'single', 'a')];
    expect(Object.keys((await run(caller, ...nodes)).data)).toEqual(['3']);
    expect(calls).toHaveLength(1);
  });
});

describe('large lists', () => {
  const many = (from: number, count: number) => Array.from({ length: count }, (_, at) => `x${from + at}`);

  it('count each item once, however often it is asked for', async () => {
    const { calls, caller } = record(upper);
    const document = page(node('1', many(0, 60)), node('2', [...many(0, 60), ...many(60, 40)]));
    const { data } = await runPlan(document, lookup, context, caller);
    expect(calls.map((of) => of.length)).toEqual([100]);
    expect(data['2']?.['letters']).toMatchObject({
      data: { lists: [...many(0, 60), ...many(60, 40)].map((letter) => letter.toUpperCase()) },
    });
  });

  it('are not parted, even one that is larger than a call may be', async () => {
    const { calls, caller } = record(upper);
    await runPlan(page(node('1', many(0, 150)), node('2', ['a'])), lookup, context, caller);
    expect(calls.map((of) => of.length)).toEqual([150, 1]);
  });

  it('fill the calls there are before another is made', async () => {
    const { calls, caller } = record(upper);
    const document = page(node('1', many(0, 60)), node('2', many(60, 60)), node('3', many(120, 40)));
    await runPlan(document, lookup, context, caller);
    expect(calls.map((of) => of.length)).toEqual([100, 60]);
  });
});

describe('what is left over', () => {
  it('R2: a call without an answer names nothing the cache would go by, and says nothing', async () => {
    const refuse = record(() => ({ ok: false, code: 'not-found', msg: 'gone' }));
    const fail = record(() => {
      throw new Error('boom');
    });
    const never = record(() => new Promise(() => undefined));
    const outcomes = await Promise.all(
      [refuse, fail, never].map(({ caller }) => runPlan(page(node('1', ['a'])), lookup, context, caller, 5)),
    );
    expect(outcomes.map(({ data, tags }) => [data['1']?.['letters'], tags])).toEqual([
      [{ ok: false, code: 'not-found', msg: 'gone' }, []],
      [{ ok: false, code: 'unknown', msg: '' }, []],
      [{ ok: false, code: 'network', msg: '' }, []],
    ]);
  });

  it('no clock runs on once a page has its answers', async () => {
    vi.useFakeTimers();
    try {
      await runPlan(page(node('1', ['a'])), lookup, context, record(upper).caller);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('D114: the browser asks for what comes later, what is the learner’s, and what has no answer yet', () => {
    const pending = (of: ReadyNode, data = {}) => {
      const definition = lookup(of.kind);
      if (definition === undefined) throw new Error(`nobody draws ${of.kind}`);
      return pendingRequests(of, definition, context, data).map(([name, { priority }]) => [name, priority]);
    };
    expect(pending(asks('1', 'late', 'a'))).toEqual([['thing', 'deferred']]);
    expect(pending(node('1', ['a']))).toEqual([
      ['letters', 'critical'],
      ['mine', 'deferred'],
    ]);
    const answer = { '1': { letters: { ok: true, data: {} } } };
    expect(pending(node('1', ['a']), answer)).toEqual([['mine', 'deferred']]);
    expect(pending(node('2', ['a']), answer)).toHaveLength(2);
    expect(pending(asks('1', 'unsure', 'a'))).toEqual([]);
  });

  it('what comes later is no part of the page that is sent', async () => {
    const { calls, caller } = record(upper);
    const { data } = await runPlan(page(asks('1', 'late', 'a')), lookup, context, caller);
    expect([calls, data]).toEqual([[], {}]);
  });
});

it('performance: blocks that ask for nothing share one answer', () => {
  const silent = buildRenderer('silent');
  const [first, second] = ['1', '2'].map((id) => requestsOf(asks(id, 'silent', 'a'), silent, context));
  expect(first).toEqual([]);
  expect(second).toBe(first);
});

describe('the key of a request', () => {
  const keyOf = (by: string, of?: string[]) =>
    requestKey(request(sortedDefinition, of === undefined ? { by } : { of, by }));
  it('is one for equal questions, in whatever order they are written, and another for each other', () => {
    expect(keyOf('name', ['a'])).toBe(requestKey(request(sortedDefinition, { by: 'name', of: ['a'] })));
    const keys = [
      keyOf('name', ['a']),
      keyOf('name', ['b']),
      keyOf('name'),
      keyOf('a'),
      requestKey(request(one, { id: 'a' })),
      requestKey(request(mine, {})),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
