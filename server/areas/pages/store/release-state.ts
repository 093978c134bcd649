/** A shop as it stood after one of its releases, and making that live again (D43). */
import type { Clock } from '#server/kernel/clock.ts';
import type {
  DocumentName,
  ReleaseOutcome,
  ReleasedVersion,
  ReleaseState,
  SaleRefusal,
  WriteMark,
} from './config-rows.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { configLive } from '../tables/configs.ts';
import { moveLive, readVersion, takeDown } from './config-live.ts';
import { hasRelease, inRelease, lastMoves, newestRelease } from './config-releases.ts';
import { orSalesRefused, releaseSales, salesBackTo } from './release-sales.ts';
import { inShop, listPointers } from './config-versions.ts';

const nameOf = ({ kind, id }: DocumentName) => `${kind}/${id}`;

export async function stateAt(
  db: Database,
  appId: string,
  release: number,
): Promise<ReleaseState | undefined> {
  if (!(await hasRelease(db, appId, release))) return undefined;
  const versions: ReleaseState['versions'] = [];
  for (const { kind, id, hash } of await lastMoves(db, appId, release)) {
    const version = hash === null ? undefined : await readVersion(db, appId, { kind, id, hash });
    if (hash !== null && version !== undefined) versions.push({ kind, id, hash, body: version.body });
  }
  const there = new Set(versions.map(nameOf));
  const live = await listPointers(db, configLive, appId);
  const removals = live.filter((one) => !there.has(nameOf(one))).map(({ kind, id }) => ({ kind, id }));
  return { versions, gone: removals };
}

export interface ReturnRequest {
  /** Number of the newest release its writer knows. */
  newest: number;
  /** Prices and coupons that releases after this one changed are put back too; absent: they stay. */
  salesAfter?: number;
}

/** Undefined where somebody published after `newest`: their work would be put back unseen. */
export function returnTo(
  db: Database,
  clock: Clock,
  appId: string,
  { versions, gone }: ReleaseState,
  by: WriteMark,
  { newest, salesAfter }: ReturnRequest,
): Promise<ReleaseOutcome | SaleRefusal | undefined> {
  const work = inShop(db, appId, async (tx) => {
    if ((await newestRelease(tx, appId)) !== newest) return undefined;
    return inRelease(tx, { appId, by, now: clock.now() }, async (mark) => {
      const newVersions: ReleasedVersion[] = [];
      for (const { kind, id, hash, body } of versions)
        newVersions.push(await moveLive(tx, { appId, kind, id }, { hash, body }, mark));
      const takenDown: DocumentName[] = [];
      for (const { kind, id } of gone)
        if (await takeDown(tx, { appId, kind, id }, mark)) takenDown.push({ kind, id });
      const sales = salesAfter === undefined ? [] : await salesBackTo(tx, appId, salesAfter);
      const changes = await releaseSales(tx, clock, { appId, release: mark.release }, sales);
      return { versions: newVersions, gone: takenDown, changes };
    });
  });
  return orSalesRefused(work);
}
