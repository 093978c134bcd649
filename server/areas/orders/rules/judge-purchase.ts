/** Whether somebody may order a good now, in codes of an answer: the decision on access decides (D72). */
import type { AccessReason } from '#schemas/content/access.ts';
import type { Access } from '#server/areas/access/area.ts';

export type PurchaseRefusal =
  | 'already-bought'
  | 'sold-out'
  | 'state-conflict'
  | 'not-entitled'
  | 'super-vip-only'
  | 'not-designated'
  | 'course-password-needed'
  | 'delisted';

const REFUSALS: Readonly<Partial<Record<AccessReason, PurchaseRefusal>>> = {
  delisted: 'delisted',
  'not-designated': 'not-designated',
  password: 'course-password-needed',
  'super-vip': 'super-vip-only',
  'not-yet': 'already-bought',
  stopped: 'state-conflict',
  'not-on-sale': 'state-conflict',
  'sold-out': 'sold-out',
};

/** Undefined where an order of theirs is taken; what is free is ordered too, so that it is theirs (D74). */
export function refusePurchase({
  can_buy,
  can_study,
  is_own,
  reason,
  source,
}: Access): PurchaseRefusal | undefined {
  if (can_buy) return undefined;
  if (can_study) return source === 'free' && !is_own ? undefined : 'already-bought';
  return REFUSALS[reason] ?? 'not-entitled';
}
