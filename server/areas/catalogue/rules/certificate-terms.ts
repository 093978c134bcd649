/** Whether a good ends with a certificate, and what has to be finished for it. */
import type { Stores } from '#server/kernel/area.ts';
import { lessonsIn, readOutline, requiredOf } from './outline.ts';
import { readNodes } from './read-nodes.ts';

export interface CertificateTerms {
  isGiven: boolean;
  /** Of its required lessons, or its own where it is one piece. */
  resourceIds: readonly string[];
}

export async function readCertificateTerms(
  stores: Pick<Stores, 'details'>,
  appId: string,
  goodsId: string,
): Promise<CertificateTerms> {
  const isGiven = (await stores.details.of(appId, goodsId))?.givesCertificate ?? false;
  if (!isGiven) return { isGiven, resourceIds: [] };
  const lessons = requiredOf(lessonsIn(readOutline(await readNodes(stores, appId, goodsId, { now: 0 }))));
  const ids = new Set(lessons.map(({ resourceId }) => resourceId));
  return { isGiven, resourceIds: ids.size === 0 ? [goodsId] : [...ids] };
}
