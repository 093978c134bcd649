/** What a route is unless it says otherwise, and what an answer of the server makes of one that asks. */
import { Type } from 'typebox';
import { describe, expect, test, vi } from 'vitest';
import { defineEndpoint } from '#schemas/api/define-endpoint.ts';
import { ask, defineRoute, type RouteResult } from './define-route.ts';

const there: RouteResult = { kind: 'redirect', to: '/there', status: 302 };
const route = (options: Partial<Parameters<typeof defineRoute>[0]> = {}) =>
  defineRoute({ name: 'thing', path: '/thing', title: { cn: '', en: '' }, shows: () => there, ...options });

describe('a route that says nothing', () => {
  test('M49: is open to anybody, stands in the shop’s layout and under its guards', () => {
    expect(route()).toMatchObject({ access: 'anyone', layout: 'default', exempt: false, isTyped: false });
  });

  test('what it says itself counts', () => {
    const message = { layout: 'blank', exempt: true, isShared: false, index: false } as const;
    expect(route(message)).toMatchObject(message);
    expect(route({ access: 'learner', index: true })).toMatchObject({ access: 'learner', index: true });
  });
});

test.each([
  ['what everybody is shown is shared', {}, true],
  ['a learner’s own page is not', { access: 'learner' }, false],
  ['an address that holds what somebody typed is not', { isTyped: true }, false],
  ['nor where both is so', { access: 'learner', isTyped: true }, false],
] as const)('R43: %s by the cache', (_name, options, isShared) => {
  expect(route(options).isShared).toBe(isShared);
});

test.each([
  ['what everybody may see is told', {}, true],
  ['what somebody typed stands in, too, unless it says no', { isTyped: true }, true],
  ['a learner’s own page is not', { access: 'learner' }, false],
] as const)('M72: %s to search engines', (_name, options, index) => {
  expect(route(options).index).toBe(index);
});

describe('a route that asks', () => {
  const options = {
    name: 'thing.get',
    access: 'anyone',
    gate: 'nothing',
    area: 'test',
    summary: '',
    input: Type.Object({ id: Type.String() }),
    data: Type.Object({ word: Type.String() }),
  } as const;
  const plain = defineEndpoint(options);
  const taggedDefinition = defineEndpoint({
    ...options,
    tags: ({ id }, { word }) => [`thing:${id}`, `word:${word}`],
  });
  const onFind = () => vi.fn().mockResolvedValue({ ok: true, data: { word: 'a' } });
  const onRefuse = (code: string) => vi.fn().mockResolvedValue({ ok: false, code, msg: 'Sorry' });

  test('D20: asks once for what it was given, and shows what the answer decides', async () => {
    const call = onFind();
    const askedAnswer = await ask(plain, { id: 'v_1' }, (answer) =>
      answer.ok ? { ...there, to: `/${answer.data.word}` } : there,
    ).ask(call);
    expect(call.mock.calls).toEqual([[plain, { id: 'v_1' }]]);
    expect(askedAnswer).toEqual({ kind: 'answered', shows: { ...there, to: '/a' }, tags: [] });
  });

  test('R43: its page is made of what the answer was made of, and a refusal was made of nothing', async () => {
    const asking = ask(taggedDefinition, { id: 'v_1' }, () => there);
    expect(await asking.ask(onFind())).toMatchObject({ tags: ['thing:v_1', 'word:a'] });
    expect(await asking.ask(onRefuse('not-found'))).toEqual({ kind: 'answered', shows: there, tags: [] });
  });

  test.each(['network', 'server-error', 'maintenance', 'rate-limited', 'unknown'])(
    'R59: %s decides nothing, and is said',
    async (code) => {
      const decide = vi.fn(() => there);
      expect(await ask(plain, { id: 'v_1' }, decide).ask(onRefuse(code))).toEqual({
        kind: 'failed',
        message: 'Sorry',
      });
      expect(decide).not.toHaveBeenCalled();
    },
  );
});
