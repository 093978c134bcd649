/** One counter for all addresses a customer has (requirement 16). */
import { describe, expect, it } from 'vitest';
import { networkOf } from './address.ts';

describe('the address tries are counted by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8:0:0::'],
    ['2001:db8::7:1', '2001:db8:0:0::'],
    ['::1', '0:0:0:0::'],
    ['::', '0:0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::'],
    ['1:2:3:4:5:6:203.0.113.7', '1:2:3:4::'],
    ['', ''],
    ['nobody', 'nobody'],
  ])('R16: of %j is %j', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
