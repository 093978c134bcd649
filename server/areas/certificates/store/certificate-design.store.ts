/** The one design of a shop's certificates: read, and changed by who holds the shop's lock. */
import { eq } from 'drizzle-orm';
import { STANDARD_DESIGN, type CertificateDesign } from '#schemas/certificate/certificate-design.ts';
import { holdShop } from '#server/areas/shop/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { itemToWrite, type ItemSave } from '#server/kernel/http/save-item.ts';
import { certificateDesign } from '../tables/certificate-design.ts';

export type CertificateDesignStore = ReturnType<typeof createCertificateDesignStore>;

async function readDesign(db: Database, appId: string): Promise<CertificateDesign> {
  const [row] = await db
    .select({ design: certificateDesign.design })
    .from(certificateDesign)
    .where(eq(certificateDesign.appId, appId));
  return { ...STANDARD_DESIGN, ...row?.design };
}

export function createCertificateDesignStore(db: Database) {
  return {
    read: (appId: string) => readDesign(db, appId),
    /** @param decide judges the design as it is then */
    change: (
      appId: string,
      savedAt: number,
      decide: (design: CertificateDesign) => ItemSave<CertificateDesign>,
    ): Promise<ItemSave<CertificateDesign>> =>
      db.transaction(async (tx) => {
        await holdShop(tx, appId);
        const result = decide(await readDesign(tx, appId));
        const design = itemToWrite(result);
        if (design === undefined) return result;
        await tx
          .insert(certificateDesign)
          .values({ appId, design, savedAt })
          .onConflictDoUpdate({ target: certificateDesign.appId, set: { design, savedAt } });
        return result;
      }),
  };
}
