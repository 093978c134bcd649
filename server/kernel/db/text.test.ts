/** Text that PostgreSQL takes. */
import { describe, expect, it } from 'vitest';
import { Type } from 'typebox';
import { hasNul } from './text.ts';

describe('the NUL character', () => {
  const input = Type.Object({
    documents: Type.Array(Type.Object({ id: Type.String(), body: Type.Unknown({ 'x-nul': true }) })),
    rows: Type.Array(Type.Unknown()),
  });

  it('R3: is found however deep it lies, also in fields a schema does not name', () => {
    expect(hasNul('a\0')).toBe(true);
    expect(hasNul({ documents: [{ id: 'a\0', body: {} }] }, input)).toBe(true);
    expect(hasNul({ rows: [{ body: 'a\0' }] }, input)).toBe(true);
    expect(hasNul({ more: { body: ['a\0'] } }, input)).toBe(true);
  });

  it('D43: is kept where the schema marks a document', () => {
    expect(
      hasNul(
        {
          documents: [
            { id: 'a', body: { title: 'a\0' } },
            { id: 'b', body: 'a\0' },
          ],
        },
        input,
      ),
    ).toBe(false);
  });
});
