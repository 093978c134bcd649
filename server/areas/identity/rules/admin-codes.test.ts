/** Codes a training admin enters the back end with (requirement 25, B33). */
import { describe, expect, it } from 'vitest';
import { createMemoryLimits } from '#server/kernel/limits/memory.ts';
import { ADMIN_CODE_LIFE_MS } from '../limits.ts';
import { makeAdminCodes } from './admin-codes.ts';

const ADMIN = 'https://admin.example.com';
const claims = { appId: 'apptraining', userId: 'u_admin', audience: ADMIN };

/** Two nodes of one installation. */
function nodes() {
  let now = 1_000_000;
  const clock = { now: () => now };
  const limits = createMemoryLimits(clock);
  const node = () => makeAdminCodes({ key: 'key of an installation', clock, limits });
  return { one: node(), other: node(), pass: (ms: number) => void (now += ms), clock, limits };
}

describe('codes for the back end', () => {
  it('R25: work once, on whichever node', async () => {
    const { one, other } = nodes();
    const code = one.make(claims);
    const usedItems = await Promise.all(
      Array.from({ length: 10 }, (_value, index) => (index % 2 === 0 ? one : other).use(code, ADMIN)),
    );
    expect(usedItems.filter((foundClaims) => foundClaims !== undefined)).toEqual([claims]);
    expect(await other.use(one.make(claims), ADMIN)).toEqual(claims);
  });

  it('R25: end after a minute', async () => {
    const { one, pass } = nodes();
    const codes = [one.make(claims), one.make(claims)] as const;
    pass(ADMIN_CODE_LIFE_MS - 1);
    expect(await one.use(codes[0], ADMIN)).toEqual(claims);
    pass(1);
    expect(await one.use(codes[1], ADMIN)).toBeUndefined();
  });

  it('R25: are for the configured host alone, and another spends none', async () => {
    const { one } = nodes();
    const code = one.make(claims);
    for (const origin of ['https://admin.example.com.evil.example', 'http://admin.example.com', ''])
      expect(await one.use(code, origin)).toBeUndefined();
    expect(await one.use(code, ADMIN)).toEqual(claims);
  });

  it('B33: nothing of one can be written anew', async () => {
    const { one, clock, limits } = nodes();
    const [text = '', signature = ''] = one.make(claims).split('.');
    const own = Buffer.from(text, 'base64url').toString().replace('u_admin', 'u_other');
    const forgedText = `${Buffer.from(own).toString('base64url')}.${signature}`;
    const foreign = makeAdminCodes({ key: 'key of another', clock, limits }).make(claims);
    for (const code of [forgedText, foreign, text, `${text}.`, '', '.', `${text}.${signature}x`])
      expect(await one.use(code, ADMIN)).toBeUndefined();
  });
});
