/** Gives certificates for what a person finished with a lesson: of the lesson itself, and of the courses that hold it. */
import type { Deps } from '#server/kernel/area.ts';
import { storable } from '#server/kernel/db/text.ts';
import { CERTIFICATE_NAME_MAX } from '#schemas/certificate/certificate.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import { knownName } from '#server/areas/identity/area.ts';
import { creditedOf, readProgress } from '#server/areas/learning/area.ts';
import { drawNumber } from '../rules/certificate-number.ts';

type GiveDeps = Pick<Deps, 'stores' | 'clock' | 'catalogue'>;

interface Holder {
  appId: string;
  userId: string;
}

/** Courses within courses, as deep as access looks (ADR-294). */
const LEVELS = 3;

async function giveFor(deps: GiveDeps, holder: Holder, goods: GoodsRow): Promise<void> {
  const { stores, clock, catalogue } = deps;
  const { appId, userId } = holder;
  const { isGiven, resourceIds } = await catalogue.certificateTerms(appId, goods.id);
  if (!isGiven || (await stores.certificates.has(appId, userId, goods.id))) return;
  const progress = await readProgress(stores, holder, resourceIds);
  if (!resourceIds.every((id) => progress.get(id)?.isFinished === true)) return;
  const name = await knownName(stores, appId, userId);
  if (name === undefined) return;
  await stores.certificates.give(appId, {
    number: drawNumber(),
    userId,
    goodsId: goods.id,
    title: goods.title,
    name: storable(name, CERTIFICATE_NAME_MAX),
    seconds: await creditedOf(stores, holder, resourceIds),
    issuedAt: clock.now(),
  });
}

/** Bears to be run twice: what was given once is not given again. */
export async function giveCertificates(
  deps: GiveDeps,
  { resourceId, ...holder }: Holder & { resourceId: string },
): Promise<void> {
  const lesson = await deps.catalogue.byId(holder.appId, resourceId);
  let level: readonly GoodsRow[] = lesson === undefined ? [] : [lesson];
  for (let depth = 0; depth <= LEVELS && level.length > 0; depth += 1) {
    const above: GoodsRow[] = [];
    for (const goods of level) {
      await giveFor(deps, holder, goods);
      const { holders } = await deps.catalogue.saleStateOf(holder.appId, goods);
      above.push(...holders.map((one) => one.goods));
    }
    level = above;
  }
}
