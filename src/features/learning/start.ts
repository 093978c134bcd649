/** What a page that starts does for study: knows whose reports are kept, and sends those that wait, where some may. */
import type { AppPorts } from '#engine/app-ports.ts';
import type { Engine } from '#engine/engine.ts';
import { personOf } from '#features/account/person.ts';
import { localStore } from '#platform/storage.ts';
import { owners } from './owner.ts';
import { mayHavePendingReports } from './pending-reports-flag.ts';

const bringAndSend = async (engine: Engine) => (await import('./send-waiting.ts')).sendWaiting(engine);

/** Small, for every page starts with it: the rest comes where something waits. */
export function startStudy(app: AppPorts, send: (engine: Engine) => Promise<void> = bringAndSend): void {
  const { engine, preview } = app;
  if (preview !== undefined) return;
  const person = personOf(app);
  owners.set(engine, () => {
    const userId = person.id();
    return userId === '' ? undefined : { appId: engine.boot.info.app_id, userId };
  });
  const look = () => {
    // A part that cannot be had leaves them for another day.
    if (person.isIn() && mayHavePendingReports(localStore)) send(engine).catch(() => undefined);
  };
  void person.ready.then(look);
  engine.events.on('auth:changed', look);
}
