/** Passwords of zones at rest. */
import { describe, expect, it } from 'vitest';
import { hashPassword, isFitPassword, isPassword } from './zone-password.ts';

describe('passwords of zones', () => {
  it('R23: are kept as salted scrypt hashes that say their cost, never twice the same', async () => {
    const [one, other] = await Promise.all([hashPassword('redlight21'), hashPassword('redlight21')]);
    expect(one).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(other);
    expect(await isPassword('redlight21', one)).toBe(true);
    expect(await isPassword('redlight22', one)).toBe(false);
    expect(await isPassword('', one)).toBe(false);
  });

  it('D38: the same letters are the same password, however they are composed or wide', async () => {
    const hash = await hashPassword('Café２１');
    expect(await isPassword('Cafe\u030121', hash)).toBe(true);
  });

  it('D38: without a hash, or with an unreadable one, no password is right', async () => {
    for (const hash of [undefined, '', 'redlight21', 'scrypt$1$1$1$a$b']) {
      expect(await isPassword('redlight21', hash)).toBe(false);
    }
  });

  it.each([
    ['abc', false],
    ['abcd', true],
    ['暗房二一', true],
    [' abcd', false],
    ['abcd\n', false],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
  ])('D38: %j may be one: %s', (password, fits) => {
    expect(isFitPassword(password)).toBe(fits);
  });
});
