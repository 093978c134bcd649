/** What every step of an order stands on: stores over one transaction, and what is asked for in it. */
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { JobQueue } from '#server/kernel/jobs/job-queue.ts';
import { entitlementsIn } from '#server/areas/access/area.ts';
import { stockOf, type StockKey } from '#server/areas/catalogue/area.ts';
import { redemptionsIn } from '#server/areas/coupons/area.ts';
import type { PaymentsArea } from '#server/areas/payments/area.ts';
import type { LineRow, OrderRow } from './order-rows.ts';
import { createOrderStore, type OrderStore } from '../store/orders.store.ts';

export interface LedgerDeps {
  orders: OrderStore;
  payments: PaymentsArea;
  queue: JobQueue;
  clock: Clock;
  /** Pages that showed how many are left are made anew. */
  purge: (appId: string, goodsId: string) => Promise<void>;
  /**
   * Where a provider tells what became of a payment or a refund; empty where no address of this server is known.
   * @param origin the address the buyer came by, where a request made it
   */
  notifyUrl: (provider: string, origin?: string) => string;
  /** What people have to look at; never a secret. */
  report: (what: string, facts: Readonly<Record<string, unknown>>) => void;
}

/** The stores of one transaction. */
export interface Ledger {
  tx: Database;
  orders: OrderStore;
  stock: ReturnType<typeof stockOf>;
  redemptions: ReturnType<typeof redemptionsIn>;
  entitlements: ReturnType<typeof entitlementsIn>;
}

export function ledgerIn(tx: Database, clock: Clock): Ledger {
  return {
    tx,
    orders: createOrderStore(tx),
    stock: stockOf(tx),
    redemptions: redemptionsIn(tx, clock),
    entitlements: entitlementsIn(tx, clock),
  };
}

export function stockKeyOf({ appId }: OrderRow, { goodsId, skuId }: LineRow): StockKey {
  return { appId, goodsId, skuId };
}

class RollbackError extends Error {}

/** A step inside a transaction that leaves nothing behind where it answers false. */
export async function allOrNothing(
  tx: Database,
  step: (inner: Database) => Promise<boolean>,
): Promise<boolean> {
  try {
    return await tx.transaction(async (inner) => {
      if (await step(inner)) return true;
      throw new RollbackError();
    });
  } catch (error) {
    if (error instanceof RollbackError) return false;
    throw error;
  }
}
