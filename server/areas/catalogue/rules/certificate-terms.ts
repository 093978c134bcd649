/** Whether a good ends with a certificate, and what has to be finished for it. */
import type { Stores } from '#server/kernel/area.ts';
import { lessonsIn, readOutline } from './outline.ts';

export interface CertificateTerms {
  isGiven: boolean;
  /** Of its lessons, or its own where it is one piece. */
  resourceIds: readonly string[];
}

export async function readCertificateTerms(
  { details }: Pick<Stores, 'details'>,
  appId: string,
  goodsId: string,
): Promise<CertificateTerms> {
  const isGiven = (await details.of(appId, goodsId))?.givesCertificate ?? false;
  if (!isGiven) return { isGiven, resourceIds: [] };
  const lessons = lessonsIn(readOutline(await details.nodesOf(appId, goodsId)));
  const ids = new Set(lessons.map(({ resourceId }) => resourceId));
  return { isGiven, resourceIds: ids.size === 0 ? [goodsId] : [...ids] };
}
