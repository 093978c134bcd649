/** The decision on access as a table: who, of which good, and what is said (M194, D72, D73). */
import { describe, expect, it } from 'vitest';
import { access, decide } from './access.ts';
import type { Access, AccessGoods, AccessViewer } from './access-shapes.ts';
import type { EntitlementRow, EntitlementSource } from '../store/entitlement-rows.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

const right = (source: EntitlementSource, change: Partial<EntitlementRow> = {}): EntitlementRow => ({
  resourceId: 'g_1',
  source,
  orderId: source === 'order' ? 'o_1' : '',
  from: NOW - DAY,
  to: undefined,
  revokedAt: undefined,
  ...change,
});

const viewer = (change: Partial<AccessViewer> = {}): AccessViewer => ({
  isDisabled: false,
  isSvip: false,
  isListed: false,
  rights: [],
  ...change,
});
const holder = (...rights: EntitlementRow[]) => viewer({ rights });
const learner = viewer();
const member = viewer({ isSvip: true });
const listedViewer = viewer({ isListed: true });

type Limits = AccessGoods['limits'];
const NO_LIMITS: Limits = { hasPassword: false, isDesignated: false, svipPrice: undefined };
const goods = (change: Partial<AccessGoods> = {}, limits: Partial<Limits> = {}): AccessGoods => ({
  state: 'on',
  price: 9900,
  pay_state: 1,
  svip_free: false,
  ...change,
  limits: { ...NO_LIMITS, ...limits },
});
const FREE = { price: 0, pay_state: 0 };
const paidGoods = goods();
const free = goods(FREE);
const codedGoods = goods(FREE, { hasPassword: true });
const chosenGoods = goods(FREE, { isDesignated: true });
const forMembers = goods({}, { svipPrice: 4900 });

/** `see buy study` as letters, then the reason, the source, and the days until the end. */
function buildText({ can_see, can_buy, can_study, is_own, reason, source, expire_at }: Access): string {
  const letters = `${can_see ? 's' : '-'}${can_buy ? 'b' : '-'}${can_study ? 'l' : '-'}${is_own ? 'o' : '-'}`;
  const end = expire_at === undefined ? '' : ` ${String((expire_at - NOW) / DAY)}d`;
  return `${letters} ${reason}${source === undefined ? '' : ` ${source}`}${end}`;
}

type Row = readonly [name: string, who: AccessViewer | undefined, what: AccessGoods, answer: string];

const ROWS: readonly Row[] = [
  // A stranger is asked to log in, whatever the good; what is gone is gone for them too.
  ['a stranger, a free good', undefined, free, 's--- login'],
  ['a stranger, a paid good', undefined, paidGoods, 's--- login'],
  ['a stranger, a good with a password', undefined, codedGoods, 's--- login'],
  ['a stranger, a designated good', undefined, chosenGoods, 's--- login'],
  ['a stranger, a hidden good', undefined, goods({ state: 'hidden' }), 's--- login'],
  ['a stranger, a delisted good', undefined, goods({ state: 'off' }), '---- delisted'],
  // Purchase.
  ['a learner, a free good', learner, free, 's-l- ok free'],
  ['a learner, a price of nothing', learner, goods({ price: 0, pay_state: 0 }), 's-l- ok free'],
  ['a learner, a paid good', learner, paidGoods, 'sb-- buy'],
  ['a learner, a hidden good', learner, goods({ state: 'hidden' }), 'sb-- buy'],
  [
    'a learner, the paused sale of what costs nothing',
    learner,
    goods({ price: 0, pay_state: 2 }),
    's--- stopped',
  ],
  ['a learner, a paused sale', learner, goods({ pay_state: 2 }), 's--- stopped'],
  ['a learner, a sale to come', learner, goods({ pay_state: 3 }), 's--- not-on-sale'],
  ['a learner, sold out', learner, goods({ pay_state: 4 }), 's--- sold-out'],
  ['a learner, a delisted good', learner, goods({ state: 'off' }), '---- delisted'],
  ['a buyer', holder(right('order')), paidGoods, 's-lo ok order'],
  ['a buyer, until', holder(right('order', { to: NOW + DAY })), paidGoods, 's-lo ok order 1d'],
  ['a buyer, a paused sale', holder(right('order')), goods({ pay_state: 2 }), 's-lo ok order'],
  ['a buyer, a delisted good', holder(right('order')), goods({ state: 'off' }), 's-lo ok order'],
  ['a subscriber of a free good', holder(right('free')), free, 's-lo ok free'],
  ['a subscriber of what costs now', holder(right('free')), paidGoods, 's-lo ok free'],
  ['a receiver of a gift', holder(right('gift')), goods({ state: 'off' }), 's-lo ok gift'],
  ['one let in by the merchant', holder(right('manual')), chosenGoods, 's-lo ok manual'],
  ['a buyer of what was designated later', holder(right('order')), chosenGoods, 's-lo ok order'],
  ['a buyer of what has a password now', holder(right('order')), codedGoods, 's-lo ok order'],
  // Over, to come, taken back.
  ['over this moment', holder(right('order', { to: NOW })), paidGoods, 'sb-- expired 0d'],
  ['over', holder(right('order', { to: NOW - 2 * DAY })), paidGoods, 'sb-- expired -2d'],
  ['over, no longer sold', holder(right('order', { to: NOW })), goods({ pay_state: 2 }), 's--- expired 0d'],
  ['over, delisted', holder(right('order', { to: NOW })), goods({ state: 'off' }), '---- delisted'],
  [
    'two that are over: the end of the later one is told',
    holder(right('order', { to: NOW - 2 * DAY }), right('gift', { to: NOW - DAY })),
    paidGoods,
    'sb-- expired -1d',
  ],
  [
    'one that is over, bought anew from a later day on',
    holder(right('order', { to: NOW - DAY }), right('order', { orderId: 'o_2', from: NOW + DAY })),
    paidGoods,
    's--- not-yet',
  ],
  ['begins this moment', holder(right('order', { from: NOW })), paidGoods, 's-lo ok order'],
  ['to come', holder(right('gift', { from: NOW + DAY })), paidGoods, 's--- not-yet'],
  ['to come, delisted', holder(right('gift', { from: NOW + DAY })), goods({ state: 'off' }), '---- delisted'],
  ['refunded', holder(right('order', { revokedAt: NOW - 1 })), paidGoods, 'sb-- buy'],
  [
    'refunded, delisted',
    holder(right('order', { revokedAt: NOW - 1 })),
    goods({ state: 'off' }),
    '---- delisted',
  ],
  [
    'refunded, and given anew',
    holder(right('order', { revokedAt: NOW - 1 }), right('gift')),
    paidGoods,
    's-lo ok gift',
  ],
  [
    'two that run: the longer one',
    holder(right('order', { to: NOW + DAY }), right('gift', { to: NOW + 9 * DAY })),
    paidGoods,
    's-lo ok gift 9d',
  ],
  [
    'two that run as long: the first of the order of sources',
    holder(right('gift'), right('order')),
    paidGoods,
    's-lo ok order',
  ],
  // The password.
  ['no password given', learner, codedGoods, 's--- password'],
  ['a password given', holder(right('password', { to: NOW + DAY })), codedGoods, 's-l- ok password 1d'],
  ['a password given long ago', holder(right('password', { to: NOW })), codedGoods, 's--- password'],
  ['a password that was changed', holder(right('password', { revokedAt: NOW })), codedGoods, 's--- password'],
  ['a password or the price', learner, goods({}, { hasPassword: true }), 'sb-- password'],
  ['a password, sold out', learner, goods({ pay_state: 4 }, { hasPassword: true }), 's--- password'],
  [
    'a password in place of the price',
    holder(right('password')),
    goods({}, { hasPassword: true }),
    's-l- ok password',
  ],
  ['a password the good has no more', holder(right('password')), paidGoods, 'sb-- buy'],
  [
    'a password, delisted',
    holder(right('password')),
    goods({ ...FREE, state: 'off' }, { hasPassword: true }),
    '---- delisted',
  ],
  // Designated people.
  ['not on the list', learner, chosenGoods, '---- not-designated'],
  ['on the list', listedViewer, chosenGoods, 's-l- ok designated'],
  [
    'on the list, and a password the good no longer has',
    { ...holder(right('password')), isListed: true },
    chosenGoods,
    's-l- ok designated',
  ],
  ['on the list of what costs', listedViewer, goods({}, { isDesignated: true }), 's-l- ok designated'],
  ['not on the list of what costs', learner, goods({}, { isDesignated: true }), '---- not-designated'],
  [
    'designated by hand, until',
    holder(right('designated', { to: NOW + DAY })),
    chosenGoods,
    's-l- ok designated 1d',
  ],
  [
    'on the list, delisted',
    listedViewer,
    goods({ ...FREE, state: 'off' }, { isDesignated: true }),
    '---- delisted',
  ],
  [
    'on the list, and a password',
    listedViewer,
    goods(FREE, { isDesignated: true, hasPassword: true }),
    's--- password',
  ],
  [
    'a password, not on the list',
    holder(right('password')),
    goods(FREE, { isDesignated: true, hasPassword: true }),
    '---- not-designated',
  ],
  // Super members.
  ['a member, free for members', member, goods({ svip_free: true }), 's-l- ok svip'],
  ['a learner, free for members', learner, goods({ svip_free: true }), 'sb-- buy'],
  ['a member, any other good', member, paidGoods, 'sb-- buy'],
  ['a learner, at the members’ price', learner, forMembers, 's--- super-vip'],
  ['a member, at the members’ price', member, forMembers, 'sb-- buy'],
  ['a member, a members’ price of nothing', member, goods({}, { svipPrice: 0 }), 's-l- ok svip'],
  ['a learner, a members’ price of nothing', learner, goods({}, { svipPrice: 0 }), 's--- super-vip'],
  ['a buyer who is no member any more', holder(right('order')), forMembers, 's-lo ok order'],
  [
    'a password for members, not one',
    holder(right('password')),
    goods(FREE, { hasPassword: true, svipPrice: 0 }),
    's--- super-vip',
  ],
  [
    'a price only members pay, and a password',
    learner,
    goods({}, { hasPassword: true, svipPrice: 0 }),
    's--- password',
  ],
  // What a membership of a bundle lends, as long as both last.
  ['a member of a circle', holder(right('member', { to: NOW + DAY })), paidGoods, 's-l- ok member 1d'],
  ['a member of a circle, a designated good', holder(right('member')), chosenGoods, 's-l- ok member'],
  ['a member of a circle, delisted', holder(right('member')), goods({ state: 'off' }), '---- delisted'],
  ['a membership that is over', holder(right('member', { to: NOW })), paidGoods, 'sb-- buy'],
  // Kept out altogether.
  ['disabled, a free good', viewer({ isDisabled: true }), free, 's--- disabled'],
  ['disabled, a bought good', { ...holder(right('order')), isDisabled: true }, paidGoods, 's--- disabled'],
  ['disabled, a delisted good', viewer({ isDisabled: true }), goods({ state: 'off' }), '---- disabled'],
];

describe('access', () => {
  it.each(ROWS)('M194, D72: %s', (_name, who, what, answer) => {
    expect(buildText(access(who, what, NOW))).toBe(answer);
  });

  it('M194: a person who may study is never asked to buy, and may always see', () => {
    for (const [name, who, what] of ROWS) {
      const { can_see, can_buy, can_study, reason } = access(who, what, NOW);
      expect([name, can_buy && can_study]).toEqual([name, false]);
      expect([name, can_study]).toEqual([name, can_study && can_see]);
      expect([name, reason === 'ok']).toEqual([name, can_study]);
    }
  });

  it('D72: a decision lists the rules it asked, ending with the one that decided', () => {
    expect(decide(undefined, paidGoods, NOW).rules).toEqual(['disabled', 'own', 'delisted', 'login']);
    expect(decide(holder(right('order')), paidGoods, NOW).rules).toEqual(['disabled', 'own']);
  });
});
