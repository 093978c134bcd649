/** Writes the certificates of demo people, who show them. */
import type { Text } from '#schemas/page/text.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { certificate } from '#server/areas/certificates/tables/certificate.ts';
import type { DemoCertificate } from './demo-shop.ts';

/** With the id of the person it is of, and what the course is called. */
type CertificateOfUser = DemoCertificate & { user_id: string; title: Text };

export async function seedCertificates(
  db: Database,
  appId: string,
  rows: readonly CertificateOfUser[],
): Promise<void> {
  const values = rows.map(({ number, user_id, goods_id, title, name, issued_at, seconds }, place) => ({
    appId,
    number,
    userId: user_id,
    goodsId: goods_id,
    title,
    name,
    seconds,
    issuedAt: issued_at,
    isShown: true,
    place,
  }));
  if (values.length > 0) await db.insert(certificate).values(values);
}
