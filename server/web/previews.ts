/** Opens signed links (D43): the shop with other documents, through other eyes, at another moment. */
import type { PublishedZone } from '#server/areas/zones/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import {
  NULL_BUS,
  previewClock,
  previewShop,
  previewStores,
  type PreviewFault,
  type PreviewGrant,
} from '#server/areas/pages/area.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';

/** One opened link: the shop as it is to be seen, and everything a render or a call of it may use. */
export interface Preview {
  token: string;
  grant: PreviewGrant;
  shop: ShopContext;
  deps: Deps;
}
export type PreviewFinding = { ok: true; preview: Preview } | { ok: false; fault: PreviewFault };

export interface Previews {
  open(token: string, shop: ShopContext): PreviewFinding;
}

/** Gates let through whoever was given a link to look at what stands behind them, and nobody else's link. */
function opensZone({ shows }: PreviewGrant): (zone: PublishedZone) => boolean {
  if (shows === 'drafts') return () => true;
  return ({ id, zone }) => Object.hasOwn(shows, `zone/${id}`) || Object.hasOwn(shows, `page/${zone.page_id}`);
}

/** What reads documents is opened anew over what the link shows; everything else stays. */
export function makePreviews(deps: Deps, reopen: (view: Deps) => Pick<Deps, 'pages' | 'zones'>): Previews {
  return {
    open(token, shop) {
      const reading = deps.pages.tokens.read(token, shop.appId);
      if (!reading.ok) return reading;
      const { grant } = reading;
      const clock = previewClock(deps.clock, grant);
      const view: Deps = {
        ...deps,
        clock,
        // A preview lives for one request: nothing it keeps can become stale.
        bus: NULL_BUS,
        onClose: () => undefined,
        stores: previewStores(deps.stores, grant, clock),
        injections: { ...deps.injections, opensZone: opensZone(grant) },
      };
      const preview = {
        token,
        grant,
        shop: previewShop(shop, grant),
        deps: { ...view, ...reopen(view) },
      };
      return { ok: true, preview };
    },
  };
}
