/** Looks after what the page knows of its shop: when the window is seen again after a while, and who an enterprise school is. */
import { MINUTE_MS } from '#schemas/time.ts';
import type { AppPorts } from '#engine/app-ports.ts';
import { systemClock, type Clock } from '#platform/clock.ts';
import { sessionStore, type KeyValueStore } from '#platform/storage.ts';
import { pageVisibility, type Visibility } from '#platform/visibility.ts';

/** D121. */
const STALE_MS = 5 * MINUTE_MS;

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

/** M263: checked for whoever is logged in; a page nobody is logged in on asks the server nothing. */
export function watchEnterprise(
  app: Pick<AppPorts, 'engine' | 'preview' | 'say'>,
  store: KeyValueStore = sessionStore,
): void {
  const { can, viewer } = app.engine;
  if (!can.enterpriseCheck || app.preview !== undefined) return;
  const look = () => {
    if (viewer.get().status !== 'in') return;
    stop();
    import('./check-enterprise.ts').then(
      ({ checkEnterprise }) => checkEnterprise(app, store),
      () => undefined,
    );
  };
  const stop = viewer.subscribe(look);
  look();
}
