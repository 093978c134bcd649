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
    const sent = new Proxy(
      { name: 'lamp', roles: ['owner'] },
      {
        ownKeys: () => {
          throw new Error('forty thousand fields were looked through');
        },
      },
    );
    expect(read(sent, false)).toEqual({ ok: true, input: { name: 'lamp' } });
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
