/** Says who holds the lease of a learner: the device and since when, for the page that may not play (D129). */
import type { PlayingElsewhere } from '#schemas/learning/play-lease.ts';
import { loginDevice } from '#server/areas/identity/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { StudyClock } from '../rules/study-state.ts';
import type { Learner } from '../store/study.store.ts';

/** @param by the login that asks */
export async function describePlayer(
  { stores }: Pick<Deps, 'stores'>,
  learner: Learner,
  { leasedBy, leasedSince, leasedResource }: StudyClock,
  by: string,
): Promise<PlayingElsewhere> {
  return {
    device: await loginDevice(stores, learner, leasedBy),
    since: leasedSince,
    is_same_login: leasedBy === by ? 1 : 0,
    resource_id: leasedResource,
  };
}
