/** Marks inside lists (contract.md, Tables; D127). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinEscaped, splitEscaped } from './escaped-list.ts';

it.each([
  [String.raw`1\/2`, ['1/2']],
  [String.raw`1\/2/0.5`, ['1/2', '0.5']],
  ['1/2', ['1', '2']],
  [String.raw`\frac{1}{2}`, [String.raw`\frac{1}{2}`]],
  [String.raw`a\\/b`, [String.raw`a\ `.trim(), 'b']],
  [String.raw`a\\\/b`, [String.raw`a\/b`]],
  [String.raw`a\|b`, [String.raw`a\|b`]],
  ['', ['']],
  ['/', ['', '']],
])('D127: %s are the texts %j', (text, entries) => {
  expect(splitEscaped(text, '/')).toEqual(entries);
});

it('D127: a list with both marks comes back as it was written', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', '\\', '/', '|', ' ', '慢') });
  fc.assert(
    fc.property(fc.array(fc.array(letters, { minLength: 1 }), { minLength: 1 }), (gaps) => {
      const cell = joinEscaped(
        gaps.map((texts) => joinEscaped(texts, '/')),
        '|',
      );
      expect(splitEscaped(cell, '|').map((texts) => splitEscaped(texts, '/'))).toEqual(gaps);
    }),
  );
});
