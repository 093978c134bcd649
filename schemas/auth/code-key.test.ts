/** Keys of image codes: their form, whatever the bytes, and no sign likelier than another. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCodeKey } from './code-key.ts';

describe('the key of an image code', () => {
  it('M187: ten lowercase letters or digits, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.integer({ min: 0, max: 255 })), (stream) => {
        const bytes = (count: number) => Uint8Array.from({ length: count }, () => stream.next().value);
        expect(makeCodeKey(bytes)).toMatch(/^[a-z0-9]{10}$/);
      }),
      { numRuns: 100 },
    );
  });

  it('M187: every sign comes from as many bytes as every other; the bytes left over are drawn again', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 252; byte += 1) {
      const sign = makeCodeKey((count) => new Uint8Array(count).fill(byte)).charAt(0);
      counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
    expect(counts.size).toBe(36);
    expect(new Set(counts.values())).toEqual(new Set([7]));
    const inputs = [255, 252, 253, 254, 0, 25, 26, 35, 36, 251, 0, 0, 0, 0];
    const requests: number[] = [];
    const key = makeCodeKey((count) => {
      requests.push(count);
      return Uint8Array.from(inputs.splice(0, count));
    });
    expect(key).toBe('az09a9aaaa');
    expect(requests).toEqual([10, 4]);
  });
});
