/** Looks after what the page knows of its shop: when the window is seen again after a while, and who an enterprise school is. */
import { enterpriseAuthCheck } from '#schemas/api/training/enterprise.auth.check.ts';
import { MINUTE_MS } from '#schemas/time.ts';
import type { AppPorts } from '#engine/app-ports.ts';
import { systemClock, type Clock } from '#platform/clock.ts';
import { sessionStore, type KeyValueStore } from '#platform/storage.ts';
import { pageVisibility, type Visibility } from '#platform/visibility.ts';

/** D121. */
const STALE_MS = 5 * MINUTE_MS;
const CHECKED = 'enterprise-checked';

/** A shop that has changed since is drawn anew. A preview shows what was chosen for it. */
export function watchShop(
  { engine, page, preview }: Pick<AppPorts, 'engine' | 'page' | 'preview'>,
  clock: Pick<Clock, 'now'> = systemClock,
  visibility: Pick<Visibility, 'listen'> = pageVisibility,
): void {
  if (preview !== undefined) return;
  let toldAt = clock.now();
  visibility.listen((isVisible) => {
    if (!isVisible || clock.now() - toldAt < STALE_MS) return;
    toldAt = clock.now();
    import('./page-start.ts')
      .then(({ hasShopChanged }) => hasShopChanged(engine))
      .then(
        (hasChanged) => (hasChanged ? page.reload() : undefined),
        () => undefined,
      );
  });
}

/** M263: once a visit; a connection that is lost says nothing of the school. */
export async function checkEnterprise(
  { engine, say }: Pick<AppPorts, 'engine' | 'say'>,
  store: KeyValueStore = sessionStore,
): Promise<void> {
  if (!engine.can.enterpriseCheck || store.get(CHECKED) !== undefined) return;
  const answer = await engine.call(enterpriseAuthCheck, {});
  if (answer.ok) store.set(CHECKED, '1');
  else if (answer.code !== 'network') say(answer.msg, 'error');
}
