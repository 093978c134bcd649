/** The gate's table, row by row, in the words it was decided in (D116). */
import { describe, expect, it } from 'vitest';
import { buildShopInfo } from '../../tests/support/build-boot.ts';
import { capabilities } from './capabilities.ts';
import { GATE_DOORS, gateRefusal, isLetIn, isPrivate, type GateNeed, type GatePerson } from './gate.ts';
import { readShop, type ShopInfo } from './shop-info.ts';

const shop = (info: Partial<ShopInfo>) => capabilities(readShop(buildShopInfo(info)));

const TRAINING = { version_type: 170 } as const;
const INTERNAL = { version_type: 170, entry_mode: 2 } as const;
const TENCENT = { isTxShop: true } as const;
const LOGINLESS = { is_no_login: 1 } as const;
const EXPIRED = { expiry_version: 2 } as const;
const CLOSED = { is_closed: 1 } as const;
const SEALED = { status: { is_sealed: 1 } } as const;

/** Doors that open to a stranger, to somebody with an account, to a member. */
type Row = readonly [title: string, Partial<ShopInfo>, stranger: string, account: string, member: string];
const ALL = 'visit login bind register read write order';
const ROWS: readonly Row[] = [
  ['open: everyone', {}, 'visit login bind register read write', ALL, ALL],
  ['open training: whoever is logged in', TRAINING, 'visit login bind register', ALL, ALL],
  [
    'internal: members alone, and nobody new',
    INTERNAL,
    'visit login bind',
    'visit login bind',
    'visit login bind read write order',
  ],
  ['without login: nobody is anybody', LOGINLESS, 'visit read write', 'visit read write', 'visit read write'],
  [
    'expired: who is known logs in and studies',
    EXPIRED,
    'visit login read write',
    'visit login read write',
    'visit login read write',
  ],
  [
    'expired training',
    { ...TRAINING, ...EXPIRED },
    'visit login',
    'visit login read write',
    'visit login read write',
  ],
  ['expired internal', { ...INTERNAL, ...EXPIRED }, 'visit login', 'visit login', 'visit login read write'],
  ['closed: nobody', CLOSED, '', '', ''],
  [
    'closed training: who is known',
    { ...TRAINING, ...CLOSED },
    'visit login bind',
    'visit login bind read write',
    'visit login bind read write',
  ],
  [
    'closed internal: members',
    { ...INTERNAL, ...CLOSED },
    'visit login bind',
    'visit login bind',
    'visit login bind read write',
  ],
  [
    'closed Tencent-type: who is known',
    { ...TENCENT, ...CLOSED },
    'visit login bind',
    'visit login bind read write',
    'visit login bind read write',
  ],
  ['closed Tencent-type without login: nobody', { ...TENCENT, ...CLOSED, ...LOGINLESS }, '', '', ''],
  [
    'closed and expired training: as closed',
    { ...TRAINING, ...CLOSED, ...EXPIRED },
    'visit login bind',
    'visit login bind read write',
    'visit login bind read write',
  ],
  ['closed school: nobody', { shop_type: 6, ...CLOSED }, '', '', ''],
  ['sealed: nobody', SEALED, '', '', ''],
  ['sealed training: nobody', { ...TRAINING, ...CLOSED, ...SEALED }, '', '', ''],
];

describe('who passes which door', () => {
  it.each(ROWS)('D116: %s', (_title, info, ...open) => {
    const can = shop(info);
    const people: readonly GatePerson[] = ['stranger', 'account', 'member'];
    const matches = people.map((person) =>
      GATE_DOORS.filter((door) => gateRefusal(door, person, can) === undefined).join(' '),
    );
    expect(matches).toEqual(open);
    // The page's own word for it says the same without the table.
    expect(can.login).toBe(gateRefusal('login', 'stranger', can) === undefined);
  });

  it.each<[GateNeed, Partial<ShopInfo>, GatePerson, string]>([
    ['read', TRAINING, 'stranger', 'not-logged-in'],
    ['read', INTERNAL, 'account', 'not-logged-in'],
    ['read', CLOSED, 'member', 'shop-shut'],
    ['login', LOGINLESS, 'stranger', 'login-way-off'],
    ['register', INTERNAL, 'stranger', 'not-a-member'],
    ['register', EXPIRED, 'stranger', 'shop-shut'],
    ['bind', EXPIRED, 'stranger', 'shop-shut'],
    ['order', EXPIRED, 'account', 'shop-shut'],
  ])('D116, M284: %s is refused with its reason', (need, info, person, code) => {
    expect(gateRefusal(need, person, shop(info))).toBe(code);
  });

  it('D9: a page starts, and its gate is told of, in every shop', () => {
    for (const [, info] of ROWS) expect(gateRefusal('nothing', 'stranger', shop(info))).toBeUndefined();
  });

  it('D116, M190: whose session counts', () => {
    const people: readonly GatePerson[] = ['stranger', 'account', 'member'];
    const letIn = (info: Partial<ShopInfo>) => people.filter((person) => isLetIn(person, shop(info)));
    expect(letIn({})).toEqual(['account', 'member']);
    expect(letIn(INTERNAL)).toEqual(['member']);
    expect([letIn(LOGINLESS), letIn(CLOSED), letIn(SEALED)]).toEqual([[], [], []]);
    expect(letIn({ ...TENCENT, ...CLOSED })).toEqual(['account', 'member']);
  });

  it('D114: what is drawn for others is kept for nobody where strangers read nothing', () => {
    expect([{}, EXPIRED, LOGINLESS].map((info) => isPrivate(shop(info)))).toEqual([false, false, false]);
    expect([TRAINING, CLOSED, SEALED].map((info) => isPrivate(shop(info)))).toEqual([true, true, true]);
  });
});
