/** Adds the change of a console call to the audit log, before the call is answered (D140). */
import type { Deps } from '#server/kernel/area.ts';
import type { Actor, Change } from '#server/kernel/http/console-handler.ts';

/** @throws StoreError where the log cannot be written: the call is then answered as a fault, though its change stands */
export async function recordChange(
  { stores, clock }: Pick<Deps, 'stores' | 'clock'>,
  made: { appId: string; actor: Actor; call: string; change: Change },
): Promise<void> {
  const { appId, actor, call, change } = made;
  const { name: who, userId, through } = actor;
  const { subject, before, after } = change;
  await stores.audit.add(appId, { subject, before, after, at: clock.now(), who, userId, through, call });
}
