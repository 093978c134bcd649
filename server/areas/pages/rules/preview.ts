/** The shop as a preview sees it: drafts or named versions in place of what is live, other eyes, another moment (D43). */
import { capabilities } from '#schemas/shop/capabilities.ts';
import type { GatePerson } from '#schemas/shop/gate.ts';
import { shopViewedAs } from '#schemas/shop/view-as.ts';
import { msOf } from '#schemas/time.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { ConfigKind, ConfigVersion, ScheduledVersion } from '../store/config-rows.ts';
import type { ConfigStore } from '../store/configs.store.ts';
import type { Stores } from '#server/kernel/area.ts';
import type { PreviewGrant } from './preview-token.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';

/** Nobody's rights change with it: calls of a preview are nobody's, and none of them may write. */
export function previewShop(shop: ShopContext, { view_as }: PreviewGrant): ShopContext {
  const shopView = shopViewedAs(shop.shop, view_as);
  return { ...shop, shop: shopView, capabilities: capabilities(shopView) };
}

/** Whom the gate takes the eyes of a preview for: a visitor is a stranger, everybody else is in. */
export function viewedBy({ view_as: { role = 'visitor' } }: PreviewGrant): GatePerson {
  return role === 'visitor' ? 'stranger' : 'member';
}

export function previewClock(clock: Clock, { view_as: { date } }: PreviewGrant): Clock {
  return date === undefined ? clock : { now: () => msOf(date) };
}

/** A preview lives for one request: nothing it keeps can become stale. */
export const NULL_BUS: Bus = {
  publish: () => Promise.resolve(),
  subscribe: () => () => undefined,
  onGap: () => () => undefined,
  ping: () => Promise.resolve(),
  reach: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** Named version, else draft, else what the calendar has brought by the moment looked at, else what is live. */
async function readPreviewed(
  configs: ConfigStore,
  { appId, kind, id }: { appId: string; kind: ConfigKind; id: string },
  { shows }: PreviewGrant,
  now: number,
): Promise<ConfigVersion | undefined> {
  if (shows !== 'drafts') {
    const hash = Object.hasOwn(shows, `${kind}/${id}`) ? shows[`${kind}/${id}`] : undefined;
    const version = hash === undefined ? undefined : await configs.version(appId, { kind, id, hash });
    if (hash === undefined || version === undefined) return configs.live(appId, kind, id);
    return { kind, id, hash, body: version.body, author: '', note: '', at: version.createdAt };
  }
  const draft = await configs.draft(appId, kind, id);
  if (draft !== undefined) return draft;
  const waiting = await configs.listScheduled(appId);
  const isShown = ({ publishAt, takeBackAt }: ScheduledVersion) =>
    publishAt <= now && (takeBackAt === undefined || takeBackAt > now);
  const due = waiting.find((one) => one.kind === kind && one.id === id && isShown(one));
  return due ?? configs.live(appId, kind, id);
}

/** The same stores, with other documents where live ones are read. */
export function previewStores(stores: Stores, grant: PreviewGrant, clock: Clock): Stores {
  const { configs } = stores;
  const read: ConfigStore['live'] = (appId, kind, id) =>
    readPreviewed(configs, { appId, kind, id }, grant, clock.now());
  return { ...stores, configs: { ...configs, live: read } };
}
