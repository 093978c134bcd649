/** Small complete shops of the demo: own name, look and goods, in one of the states a shop can be in. */
import type { Preset } from '#schemas/presets/preset.ts';
import { presets, type PresetName } from '#schemas/presets/presets.gen.ts';
import type { ShopInfo } from '#schemas/shop/shop-info.ts';
import type { Navbar, NavItem } from '#schemas/shop/navbar.ts';
import type { Footer } from '#schemas/shop/footer.ts';
import type { SuspendMenu } from '#schemas/shop/suspend-menu.ts';
import type { Theme } from '#schemas/shop/theme.ts';
import { NO_DOORS, NO_RIGHTS, type DemoShop } from '../../demo-shop.ts';
import { demoClock, type DemoClock } from '../clock.ts';
import { shopDocuments, type DemoDocument } from '../documents.ts';
import { buildGoods, type Goods, type GoodsDraft } from '../goods.ts';
import { people, type PersonKey } from '../people.ts';
import { logoUrl, shopInfo, type ShopIdentity } from '../shop-info.ts';
import { cornerFooter, cornerNavbar } from './chrome.ts';
import { cornerHome, cornerPages, type CornerCopy } from './pages.ts';

/** A short home of its own in its own colours, or a whole look made of documents. */
export type CornerLook = { theme: Theme; copy: CornerCopy } | { preset: PresetName };

export interface CornerShopParts {
  identity: ShopIdentity;
  about: DemoShop['about'];
  facts?: Partial<ShopInfo>;
  look: CornerLook;
  goods: (clock: DemoClock) => GoodsDraft[];
  /** Menu entries between home and about. */
  nav?: NavItem[];
  footer?: Footer;
  suspend?: SuspendMenu;
  hotWords?: DemoShop['hotWords'];
  tags?: DemoShop['tags'];
  people?: readonly PersonKey[];
  pages?: (goods: Goods) => DemoDocument[];
}

const NO_SUSPEND: SuspendMenu = { hover_menu_status: 0, suspend_config: [] };

interface Worn {
  theme: Theme;
  navbar: Navbar;
  footer: Footer;
  suspend: SuspendMenu;
  home: DemoDocument;
}

/** A look's menu with the shop's own logo and, in front of its last entry, the entries the shop adds. */
function ownNavbar({ nav_list: list, basic }: Navbar, shop: ShopIdentity, added: readonly NavItem[]): Navbar {
  return {
    nav_list: [...list.slice(0, -1), ...added, ...list.slice(-1)],
    basic: { ...basic, logo: logoUrl(shop.label) },
  };
}

function wear({ identity, look, nav = [], footer, suspend }: CornerShopParts, goods: Goods): Worn {
  if ('copy' in look) {
    return {
      theme: look.theme,
      navbar: cornerNavbar(identity, nav),
      footer: footer ?? cornerFooter(identity),
      suspend: suspend ?? NO_SUSPEND,
      home: cornerHome(identity, look.copy, goods),
    };
  }
  const preset: Preset = presets[look.preset];
  return {
    theme: preset.theme,
    navbar: ownNavbar(preset.navbar, identity, nav),
    footer: footer ?? preset.footer,
    suspend: suspend ?? preset.suspend,
    home: { kind: 'page', id: 'home', body: preset.home },
  };
}

export function cornerShop(parts: CornerShopParts, now: number): DemoShop {
  const { identity } = parts;
  const clock = demoClock(now);
  const goods = buildGoods(identity.app_id, clock, parts.goods(clock));
  const worn = wear(parts, goods);
  return {
    label: identity.label,
    about: parts.about,
    info: shopInfo(identity, { page_mp_bgcolor: worn.theme.bg ?? '', ...parts.facts }),
    documents: [
      ...shopDocuments(worn),
      worn.home,
      ...cornerPages(identity, goods),
      ...(parts.pages?.(goods) ?? []),
    ],
    goods: goods.rows,
    coupons: [],
    hotWords: parts.hotWords ?? [],
    comments: [],
    records: [],
    tags: parts.tags ?? [],
    doors: NO_DOORS,
    rights: NO_RIGHTS,
    people: people(parts.people ?? ['learner', 'svip', 'owner', 'newcomer']),
  };
}
