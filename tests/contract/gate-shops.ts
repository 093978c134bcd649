/** Shops of every kind in every state, and everybody who may stand before their gate. */
import { and, eq } from 'drizzle-orm';
import type { GatePerson } from '#schemas/shop/gate.ts';
import { SHOP_STATES, type ShopState } from '#schemas/shop/gate-state.ts';
import { PLAIN_SHOP } from '#schemas/shop/plain-shop.ts';
import type { ShopInfo } from '#schemas/shop/shop-info.ts';
import type { Role } from '#server/areas/identity/ports/users.ts';
import { appUser } from '#server/areas/identity/tables/users.ts';
import { shop } from '#server/areas/shop/tables/shops.ts';
import type { TestDatabase } from '../support/database.ts';

/** What makes each kind what it is. */
const TYPES = {
  knowledge: {},
  training: { version_type: 170 },
  internal: { version_type: 171, entry_mode: 2 },
  enterprise: { shop_type: 6 },
  tencent: { isTxShop: true },
  loginless: { is_no_login: 1 },
} as const satisfies Record<string, Partial<ShopInfo>>;

const STATES: Readonly<Record<ShopState, Partial<ShopInfo>>> = {
  open: {},
  expired: { expiry_version: 2 },
  closed: { is_closed: 1 },
  sealed: { status: { is_sealed: 1 } },
};

/** Every kind in every state. */
export const SHOPS: readonly ShopInfo[] = Object.entries(TYPES).flatMap(([type, facts]) =>
  SHOP_STATES.map((state) => ({
    ...PLAIN_SHOP,
    ...facts,
    ...STATES[state],
    app_id: `app${type}${state}`,
    base: { shop_name: `${type} ${state}` },
  })),
);

/** What the gate takes each of them for. */
export const PEOPLE = {
  'a stranger': 'stranger',
  'somebody the shop knows': 'account',
  'a member who left': 'account',
  'a member': 'member',
  'one of the staff': 'member',
  'a disabled account': 'stranger',
} as const satisfies Record<string, GatePerson>;
export type PersonName = keyof typeof PEOPLE;

const ROLES: Readonly<Record<PersonName, readonly Role[]>> = {
  'a stranger': [],
  'somebody the shop knows': ['learner'],
  'a member who left': ['learner', 'organization'],
  'a member': ['learner', 'organization'],
  'one of the staff': ['learner', 'training-admin', 'owner'],
  'a disabled account': ['learner', 'organization'],
};

export async function addShops({ db }: TestDatabase): Promise<void> {
  await db.insert(shop).values(SHOPS.map((info) => ({ appId: info.app_id, label: info.app_id, info })));
}

/** A cookie of somebody with an account of their own; empty for a stranger. */
export async function arrive(
  { db, stores }: TestDatabase,
  appId: string,
  name: PersonName,
): Promise<() => Promise<string>> {
  if (name === 'a stranger') return () => Promise.resolve('');
  const phone = `139${String(Object.keys(PEOPLE).indexOf(name)).padStart(8, '0')}`;
  const { account } = await stores.accounts.create(appId, { phone, nickname: name, avatar: '' });
  const become = (roles: readonly Role[]) =>
    db
      .update(appUser)
      .set({ roles: [...roles] })
      .where(and(eq(appUser.appId, appId), eq(appUser.id, account.id)));
  await become(ROLES[name]);
  const begin = async () => {
    const { token } = await stores.sessions.create(appId, account.id, { userAgent: 'test' });
    return `shop_session=${token}`;
  };
  if (name === 'a disabled account')
    return async () => {
      const cookie = await begin();
      await db
        .update(appUser)
        .set({ disabledAt: Date.now() })
        .where(and(eq(appUser.appId, appId), eq(appUser.id, account.id)));
      return cookie;
    };
  if (name !== 'a member who left') return begin;
  return async () => {
    await become(ROLES[name]);
    const cookie = await begin();
    await become(['learner']);
    return cookie;
  };
}
