/** The chrome of a page drawn from an editor's navbar, footer and side menu in place of the shop's (ADR-585). */
import type { Engine } from '#engine/engine.ts';
import type { Region } from '#schemas/page/document.ts';
import { canonicalJson } from '#schemas/page/json.ts';
import type { ReadyDocument, ReadyNode } from '#schemas/page/ready.ts';
import type { Boot } from '#schemas/shop/boot.ts';
import { chromeOf } from './chrome-of.ts';
import type { ShownScreen } from './root.tsx';

/** Documents as the shop's boot holds them: read by `readChromeBody`, so that what does not fit their schema is left out. */
export type ChromeParts = Partial<Pick<Boot, 'navbar' | 'footer' | 'suspend' | 'theme'>>;

/** Where each part is drawn. Of a theme only the ground of the navbar is part of the chrome. */
const REGION_OF = {
  navbar: 'top',
  footer: 'bottom',
  suspend: 'float',
  theme: 'top',
} as const satisfies Record<keyof ChromeParts, Region>;

const PARTS = ['navbar', 'footer', 'suspend', 'theme'] as const;

/** The node there is, where the new one would draw the same. */
function keepSame(node: ReadyNode, before: readonly ReadyNode[]): ReadyNode {
  const same = before.find((one) => one.id === node.id);
  return same !== undefined && canonicalJson(same) === canonicalJson(node) ? same : node;
}

/**
 * The chrome shown, with the regions of the given parts drawn anew and everything else as it is: a zone's page keeps the
 * zone's own footer while its navbar is edited.
 */
export function chromeWith(engine: Engine, { page, chrome }: ShownScreen, parts: ChromeParts): ReadyDocument {
  const { boot, can, locale } = engine;
  const place = { locale, can, now: engine.now(), origin: window.location.origin };
  const newChrome = chromeOf(page.layout, { boot: { ...boot, ...parts }, ...place });
  const changes = PARTS.filter((part) => part in parts).map((part): [Region, readonly ReadyNode[]] => {
    const region = REGION_OF[part];
    const before = chrome.regions[region] ?? [];
    return [region, (newChrome.regions[region] ?? []).map((node) => keepSame(node, before))];
  });
  return { ...chrome, regions: { ...chrome.regions, ...Object.fromEntries(changes) } };
}
