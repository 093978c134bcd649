/** Writes a new shop with its owner and its first documents, all or nothing. */
import type { ShopInfo } from '#schemas/shop/shop-info.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { invitationsIn, type Invitation, type Invitee } from '#server/areas/identity/area.ts';
import { documentsIn, type ConfigDocument } from '#server/areas/pages/area.ts';
import { openShop, type ShopTaken } from '#server/areas/shop/area.ts';

interface NewShop {
  label: string;
  info: ShopInfo;
  hosts: readonly string[];
  documents: readonly ConfigDocument[];
  owner: Invitee;
}

type ShopOpened = { ok: true; invitation: Invitation } | { ok: false; reason: ShopTaken };

export interface OnboardingStore {
  open(shop: NewShop): Promise<ShopOpened>;
  invite(appId: string, invitee: Invitee): Promise<Invitation>;
}

class ShopTakenError extends Error {
  readonly conflict: ShopTaken;
  constructor(conflict: ShopTaken) {
    super('taken');
    this.conflict = conflict;
  }
}

export function createOnboardingStore(db: Database, clock: Clock): OnboardingStore {
  return {
    async open({ label, info, hosts, documents, owner }) {
      try {
        return await db.transaction(async (tx) => {
          const conflict = await openShop(tx, { label, info, hosts });
          // Whatever was written of the shop goes with it.
          if (conflict !== undefined) throw new ShopTakenError(conflict);
          const by = { author: label, note: 'Opening' };
          await documentsIn(tx, clock).publish(info.app_id, documents, by);
          return { ok: true, invitation: await invitationsIn(tx, clock).invite(info.app_id, owner) } as const;
        });
      } catch (error) {
        if (error instanceof ShopTakenError) return { ok: false, reason: error.conflict };
        throw error;
      }
    },
    invite: (appId, invitee) => db.transaction((tx) => invitationsIn(tx, clock).invite(appId, invitee)),
  };
}
