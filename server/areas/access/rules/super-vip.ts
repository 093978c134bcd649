/** Whether a person is a super member of the shop: by a membership they have, or because the merchant made them one (D75, ADR-329). */
import type { Areas } from '#server/kernel/area.ts';
import { isMadeSuperVip, type Viewer } from '#server/areas/identity/area.ts';

export interface SuperVip {
  /** Unix milliseconds; undefined where it does not end. */
  until: number | undefined;
}

/** @param now unix milliseconds */
export async function readSuperVip(
  catalogue: Pick<Areas['catalogue'], 'superVipUntil'>,
  appId: string,
  { user, now }: { user: Viewer['user']; now: number },
): Promise<SuperVip | undefined> {
  if (isMadeSuperVip(user)) return { until: undefined };
  const until = await catalogue.superVipUntil(appId, user.id, now);
  if (until === undefined) return undefined;
  return { until: until === 'always' ? undefined : until };
}
