/** How long somebody looks at a room, as they are told (M249, D103). */
import { expect, it } from 'vitest';
import { presentLook } from './look.ts';

it('D103: a room without a limit has no times', () => {
  expect(presentLook(1, { from: 5000, to: 65_000 }, 9000)).toEqual({
    expire_type: 1,
    start: 5,
    expire: 65,
    server_time: 9,
  });
  expect(presentLook(1, undefined, 9000)).toEqual({ expire_type: 0, start: 0, expire: 0, server_time: 9 });
});
