/** Passwords of people: Argon2id of the least cost allowed, and nobody is told apart. */
import { describe, expect, it } from 'vitest';
import { makePasswords } from './passwords.ts';

describe('passwords', () => {
  const passwords = makePasswords();

  it('R23: a hash is Argon2id of at least 19 MiB and two rounds, with a salt of its own', async () => {
    const [one, other] = await Promise.all([passwords.hash('learn123'), passwords.hash('learn123')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await passwords.matches('learn123', one)).toBe(true);
    expect(await passwords.matches('learn124', one)).toBe(false);
  });

  it('R26: no password matches nobody, not even the one nobody has', async () => {
    for (const password of ['', 'learn123', 'the password of nobody'])
      expect(await passwords.matches(password, undefined)).toBe(false);
  });
});
