/** What the box says of what is owned, and of prices for members (D125). */
import { describe, expect, test } from 'vitest';
import { boxState, lastMoment } from './box-state.ts';
import { examples } from './examples.ts';

const NOW = 1_798_000_000;
const access = {
  can_see: true,
  can_buy: false,
  can_study: true,
  reason: 'ok',
  source: 'order',
  expire_at: '',
  expire_ts: 0,
} as const;
const display = {
  state: 'purchased',
  live: '',
  action: 'study',
  is_enabled: true,
  needs_login: false,
} as const;
const flash = () => {
  const match = examples.find(({ name }) => name === 'flash-sale');
  if (match === undefined) throw new Error('no example');
  return match.props;
};

describe('the box of what is owned', () => {
  test('D125: counts down to no end, says no rest, and is called owned', () => {
    expect(boxState(flash(), undefined, NOW)).toMatchObject({ isOwned: false, left: 3, price: 19_900 });
    expect(boxState(flash(), undefined, NOW).countdown).toBeDefined();
    const own = boxState(flash(), { access, display }, NOW);
    expect(own).toMatchObject({ isOwned: true, left: undefined, countdown: undefined });
  });

  test('D125: a member who may buy is told their price, before and after the promotion ends', () => {
    const props = { ...flash(), limits: { ...flash().limits, svip_price: 9900 } };
    const buyer = {
      access: { ...access, can_buy: true, can_study: false, reason: 'buy', source: '' } as const,
      display: { ...display, state: 'for-sale', action: 'buy' } as const,
    };
    expect(boxState(props, buyer, NOW)).toMatchObject({ price: 9900, linePrice: 19_900 });
    const end = props.offer.marketing.end_ts;
    expect(boxState(props, buyer, end)).toMatchObject({ price: 9900, linePrice: 39_900 });
    expect(boxState(props, undefined, NOW)).toMatchObject({ price: 19_900 });
  });

  test('D71: the clock runs as long as an order waits', () => {
    const open_order = { order_id: 'o_1', amount: 1, expire_ts: 4_000_000_000 };
    expect(lastMoment(flash(), { open_order })).toBe(4_000_000_000);
  });
});
