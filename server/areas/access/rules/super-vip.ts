/** Whether a person is a super member of the shop: by a membership they have, or because the merchant made them one (D75, decision 329). */
import type { Deps, Stores } from '#server/kernel/area.ts';
import { isMadeSuperVip, type Viewer } from '#server/areas/identity/area.ts';

export interface SuperVip {
  /** Unix milliseconds; undefined where it does not end. */
  until: number | undefined;
}

export async function readSuperVip(
  { stores, clock }: { stores: Pick<Stores, 'entitlements'>; clock: Deps['clock'] },
  appId: string,
  user: Viewer['user'],
): Promise<SuperVip | undefined> {
  if (isMadeSuperVip(user)) return { until: undefined };
  const until = await stores.entitlements.superVipUntil(appId, user.id, clock.now());
  if (until === undefined) return undefined;
  return { until: until === 'always' ? undefined : until };
}
