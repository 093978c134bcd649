/** Passwords of people: Argon2id of the least cost allowed, and nobody is told apart. */
import { describe, expect, it } from 'vitest';
import { makePasswords, makeQueue, PasswordsBusy } from './passwords.ts';

describe('passwords', () => {
  const passwords = makePasswords();

  it('R23: a hash is Argon2id of at least 19 MiB and two rounds, with a salt of its own', async () => {
    const [one, other] = await Promise.all([passwords.hash('learn123'), passwords.hash('learn123')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await passwords.matches('learn123', one)).toBe(true);
    expect(await passwords.matches('learn124', one)).toBe(false);
  });

  it('R26: no password matches a missing account, not even the placeholder’s own', async () => {
    for (const password of ['', 'learn123', 'the password of nobody'])
      expect(await passwords.matches(password, undefined)).toBe(false);
  });
});

describe('the queue of passwords', () => {
  it('B20: a full queue refuses the next one at once, and the waiting ones finish in order', async () => {
    const queue = makeQueue(2, 3);
    const outcomes: number[] = [];
    const ends = await Promise.allSettled(
      Array.from({ length: 8 }, (_value, index) =>
        queue(async () => {
          await Promise.resolve();
          outcomes.push(index);
        }),
      ),
    );
    expect(ends.map(({ status }) => status === 'fulfilled')).toEqual([
      ...Array.from({ length: 5 }, () => true),
      ...Array.from({ length: 3 }, () => false),
    ]);
    expect(ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))).toEqual(
      Array.from({ length: 3 }, () => new PasswordsBusy()),
    );
    expect(outcomes).toEqual([0, 1, 2, 3, 4]);
    expect(await queue(() => Promise.resolve('in'))).toBe('in');
  });

  it('B20: a work that fails gives its place on', async () => {
    const queue = makeQueue(1, 1);
    const fails = queue(() => Promise.reject(new Error('broken')));
    const waits = queue(() => Promise.resolve('in'));
    await expect(fails).rejects.toThrow('broken');
    expect(await waits).toBe('in');
  });
});
