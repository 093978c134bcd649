/** Small complete shops of the demo: own name, look and goods, in one of the states a shop can be in. */
import type { ShopInfo } from '#schemas/shop/shop-info.ts';
import type { NavItem } from '#schemas/shop/navbar.ts';
import type { Footer } from '#schemas/shop/footer.ts';
import type { SuspendMenu } from '#schemas/shop/suspend-menu.ts';
import type { Theme } from '#schemas/shop/theme.ts';
import { NO_DOORS, type DemoShop } from '../../demo-shop.ts';
import { demoClock, type DemoClock } from '../clock.ts';
import { shopDocuments, type DemoDocument } from '../documents.ts';
import { buildGoods, type Goods, type GoodsDraft } from '../goods.ts';
import { people, type PersonKey } from '../people.ts';
import { shopInfo, type ShopIdentity } from '../shop-info.ts';
import { cornerFooter, cornerNavbar } from './chrome.ts';
import { cornerHome, cornerPages, type CornerCopy } from './pages.ts';

export interface CornerShopParts {
  identity: ShopIdentity;
  about: DemoShop['about'];
  facts?: Partial<ShopInfo>;
  theme: Theme;
  goods: (clock: DemoClock) => GoodsDraft[];
  copy: CornerCopy;
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

export function cornerShop(parts: CornerShopParts, now: number): DemoShop {
  const { identity } = parts;
  const clock = demoClock(now);
  const goods = buildGoods(identity.app_id, clock, parts.goods(clock));
  return {
    label: identity.label,
    about: parts.about,
    info: shopInfo(identity, { page_mp_bgcolor: parts.theme.bg ?? '', ...parts.facts }),
    documents: [
      ...shopDocuments({
        navbar: cornerNavbar(identity, parts.nav ?? []),
        footer: parts.footer ?? cornerFooter(identity),
        suspend: parts.suspend ?? NO_SUSPEND,
        theme: parts.theme,
      }),
      cornerHome(identity, parts.copy, goods),
      ...cornerPages(identity),
      ...(parts.pages?.(goods) ?? []),
    ],
    goods: goods.rows,
    coupons: [],
    hotWords: parts.hotWords ?? [],
    tags: parts.tags ?? [],
    doors: NO_DOORS,
    people: people(parts.people ?? ['learner', 'svip', 'owner', 'newcomer']),
  };
}
