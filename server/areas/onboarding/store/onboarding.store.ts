/** Writes a new shop with its owner and its first documents, all or nothing. */
import { and, eq, gt } from 'drizzle-orm';
import type { ShopInfo } from '#schemas/shop/shop-info.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { goods } from '#server/areas/catalogue/area.ts';
import { invitationsIn, type Invitation, type Invitee } from '#server/areas/identity/area.ts';
import { documentsIn, type ConfigDocument } from '#server/areas/pages/area.ts';
import { hasShops, openShop, type ShopTaken } from '#server/areas/shop/area.ts';
import { openingCodesIn } from './opening-code.store.ts';

export interface NewShop {
  label: string;
  info: ShopInfo;
  hosts: readonly string[];
  documents: readonly ConfigDocument[];
  owner: Invitee;
}

type ShopOpened = { ok: true; invitation: Invitation } | { ok: false; reason: ShopTaken };
type FirstOpened = { ok: true; userId: string } | { ok: false; reason: ShopTaken | 'spent' };

export type OnboardingStore = ReturnType<typeof createOnboardingStore>;

/** Note of the release that a shop begins with. */
export const OPENING_NOTE = 'Opening';

/** Ends the transaction: whatever was written of the shop goes with it. */
class NotOpenedError<Reason> extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super('not opened');
    this.reason = reason;
  }
}

async function writeShop(
  tx: Database,
  clock: Clock,
  { label, info, hosts, documents }: NewShop,
): Promise<void> {
  const conflict = await openShop(tx, { label, info, hosts });
  if (conflict !== undefined) throw new NotOpenedError(conflict);
  const by = { author: label, note: OPENING_NOTE };
  await documentsIn(tx, clock).publish(info.app_id, documents, by);
  await openingCodesIn(tx).clear();
}

export function createOnboardingStore(db: Database, clock: Clock) {
  return {
    async open(shop: NewShop): Promise<ShopOpened> {
      try {
        return await db.transaction(async (tx) => {
          await writeShop(tx, clock, shop);
          const invitation = await invitationsIn(tx, clock).invite(shop.info.app_id, shop.owner);
          return { ok: true, invitation } as const;
        });
      } catch (error) {
        if (error instanceof NotOpenedError) return { ok: false, reason: error.reason };
        throw error;
      }
    },
    /** The first shop, by the code of the start, with an owner who has this password; all of it or nothing. */
    async openFirst(
      shop: NewShop,
      { code, passwordHash }: { code: string; passwordHash: string },
    ): Promise<FirstOpened> {
      try {
        return await db.transaction(async (tx) => {
          if (!(await openingCodesIn(tx).take(code)) || (await hasShops(tx)))
            throw new NotOpenedError('spent');
          await writeShop(tx, clock, shop);
          const userId = await invitationsIn(tx, clock).enrolFirst(
            shop.info.app_id,
            shop.owner,
            passwordHash,
          );
          return { ok: true, userId } as const;
        });
      } catch (error) {
        if (error instanceof NotOpenedError) return { ok: false, reason: error.reason };
        throw error;
      }
    },
    invite: (appId: string, invitee: Invitee): Promise<Invitation> =>
      db.transaction((tx) => invitationsIn(tx, clock).invite(appId, invitee)),
    /** A new code to open the first shop with; undefined once there is a shop. */
    renewCode: async () => ((await hasShops(db)) ? undefined : openingCodesIn(db).renew(clock)),
    /** How many goods a shop has, and how many of them cost money. */
    countGoods: async (appId: string) => ({
      all: await db.$count(goods, eq(goods.appId, appId)),
      withPrice: await db.$count(goods, and(eq(goods.appId, appId), gt(goods.price, 0))),
    }),
    isOpenBy: async (code: string) => (await openingCodesIn(db).has(code)) && !(await hasShops(db)),
  };
}
