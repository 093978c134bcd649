/** Reads what an answer 40308 says of the player that holds the lease (D129). */
import type { PlayingElsewhere } from '#schemas/learning/play-lease.ts';

/** Undefined where it does not say. */
export function readElsewhere(detail: unknown): PlayingElsewhere | undefined {
  if (typeof detail !== 'object' || detail === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(detail));
  const [device, since, resourceId] = [fields.get('device'), fields.get('since'), fields.get('resource_id')];
  if (typeof device !== 'string' || typeof since !== 'number' || typeof resourceId !== 'string')
    return undefined;
  return {
    device,
    since,
    resource_id: resourceId,
    is_same_login: fields.get('is_same_login') === 1 ? 1 : 0,
  };
}
