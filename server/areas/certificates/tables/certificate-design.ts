/** How the certificates of a shop look (ADR-836). */
import { pgTable } from 'drizzle-orm/pg-core';
import type { CertificateDesign } from '#schemas/certificate/certificate-design.ts';
import { appId, json, time } from '#server/kernel/db/columns.ts';

/** One row a shop that designed its own. */
export const certificateDesign = pgTable('certificate_design', {
  appId: appId().primaryKey(),
  design: json<CertificateDesign>('design').notNull(),
  savedAt: time('saved_at').notNull(),
});
