/** Where a host leads, by what the DNS says of it and of the name the shop is reached at. */
import { describe, expect, it } from 'vitest';
import type { Addresses } from './bounded-look-ups.ts';
import { checkDomain } from './domain-check.ts';

const OWN = 'shop.example.com';
const ask = (own: Addresses, host: Addresses) =>
  checkDomain((_shop, name) => Promise.resolve(name === OWN ? own : host), {
    appId: 'app',
    host: 'learn.example.com',
    origin: `https://${OWN}`,
  });

describe('a host of a shop', () => {
  it.each([
    ['here', ['192.0.2.1'], ['192.0.2.9', '192.0.2.1']],
    ['elsewhere', ['192.0.2.1'], ['192.0.2.9']],
    ['unknown', ['192.0.2.1'], []],
    ['unknown', undefined, []],
    ['no-answer', ['192.0.2.1'], undefined],
    ['no-answer', undefined, ['192.0.2.1']],
    ['no-answer', [], ['192.0.2.1']],
  ])('ADR-864: is %s where our own name has %j and it has %j', async (state, own, host) => {
    expect(await ask(own, host)).toEqual({ state, addresses: host ?? [], own_addresses: own ?? [] });
  });
});
