/** What of a request's body a call is given. */
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { defineEndpoint } from '#schemas/api/define-endpoint.ts';
import { makeInputReader } from './read-input.ts';

const endpoint = defineEndpoint({
  name: 'thing.change',
  area: 'thing',
  summary: 'changes a thing',
  method: 'POST',
  path: '/thing',
  input: Type.Object({ name: Type.String(), size: Type.Optional(Type.Integer()) }),
  data: Type.Object({}),
  codes: [],
  access: 'anyone',
  gate: 'nothing',
});
const { read } = makeInputReader(endpoint);

describe('the input of a call', () => {
  it('R30: is what its contract names; nothing else that was sent is even looked at', () => {
    const payload = new Proxy(
      { name: 'lamp', roles: ['owner'] },
      {
        ownKeys: () => {
          throw new Error('forty thousand fields were looked through');
        },
      },
    );
    expect(read(payload, false)).toEqual({ ok: true, input: { name: 'lamp' } });
  });

  it('R3, B17: comes from the body alone, never from what all objects have', () => {
    expect(read(Object.create({ name: 'lamp' }), false)).toEqual({
      ok: false,
      fields: [{ field: '/name', rule: 'required' }],
    });
    expect(read(undefined, false).ok).toBe(false);
  });

  it('B17: of a text sent twice nothing is taken, and a text is a number where one is asked for', () => {
    expect(read({ name: ['lamp', 'table'] }, true).ok).toBe(false);
    expect(read({ name: 'lamp', size: '3' }, true)).toEqual({ ok: true, input: { name: 'lamp', size: 3 } });
    expect(read({ name: 'lamp', size: '3' }, false).ok).toBe(false);
  });
});

describe('the input of a query or a form', () => {
  const wide = makeInputReader(
    defineEndpoint({
      name: 'thing.list.get',
      area: 'thing',
      summary: 'lists things',
      input: Type.Object({
        ids: Type.Array(Type.String({ minLength: 1 })),
        title: Type.Optional(Type.String({ minLength: 1 })),
        size: Type.Optional(Type.Integer()),
        spans: Type.Optional(Type.Array(Type.Array(Type.Number()))),
        where: Type.Optional(Type.Object({ city: Type.String() })),
      }),
      data: Type.Object({}),
      access: 'anyone',
      gate: 'nothing',
    }),
  );

  it('D136: an empty field is an absent one; in JSON it is what it says', () => {
    expect(wide.read({ ids: 'a', title: '', size: '' }, true)).toEqual({ ok: true, input: { ids: ['a'] } });
    expect(wide.read({ ids: '' }, true)).toEqual({
      ok: false,
      fields: [{ field: '/ids', rule: 'required' }],
    });
    expect(wide.read({ ids: ['a'], title: '' }, false).ok).toBe(false);
    // A required text stays for its own rule: empty it may be all that was meant.
    expect(read({ name: '' }, true)).toEqual({ ok: true, input: { name: '' } });
  });

  it('D136: a list is written with commas, several times over, or as JSON', () => {
    const lists = ['a,b', 'a, b', '["a","b"]', ['a', 'b']];
    for (const ids of lists)
      expect(wide.read({ ids }, true)).toEqual({ ok: true, input: { ids: ['a', 'b'] } });
    expect(wide.read({ ids: 'a,,b' }, true).ok).toBe(false);
  });

  it('D136: what has fields of its own is written as JSON, and nothing of it reaches a prototype', () => {
    const payload = { ids: 'a', spans: '[[0,8]]', where: '{"city":"Xi’an","__proto__":{"admin":true}}' };
    expect(wide.read(payload, true)).toEqual({
      ok: true,
      input: { ids: ['a'], spans: [[0, 8]], where: { city: 'Xi’an' } },
    });
    expect(wide.read({ ids: 'a', where: '{' }, true).ok).toBe(false);
  });
});
