/** A training shop as one value: the open one and the internal one differ only in what is passed here. */
import type { ShopInfo } from '#schemas/shop/shop-info.ts';
import type { Theme } from '#schemas/shop/theme.ts';
import { NO_DOORS, type DemoShop } from '../../demo-shop.ts';
import { demoClock } from '../clock.ts';
import { shopDocuments } from '../documents.ts';
import { buildGoods } from '../goods.ts';
import { people } from '../people.ts';
import { shopInfo, type ShopIdentity } from '../shop-info.ts';
import { trainingFooter, trainingNavbar, TRAINING_SUSPEND } from './chrome.ts';
import { trainingGoods } from './goods.ts';
import { trainingPages } from './pages.ts';
import { TRAINING_TAGS } from './tags.ts';

interface TrainingShopParts {
  identity: ShopIdentity;
  about: DemoShop['about'];
  facts: Partial<ShopInfo>;
  theme: Theme;
  /** A scene that carries light words on its left. */
  heroImage: string;
  /** Only members of the organization may log in. */
  internal: boolean;
}

export function trainingShopOf(parts: TrainingShopParts, now: number): DemoShop {
  const { identity, theme } = parts;
  const clock = demoClock(now);
  const goods = buildGoods(identity.app_id, clock, trainingGoods(clock));
  return {
    label: identity.label,
    about: parts.about,
    info: shopInfo(identity, parts.facts),
    documents: [
      ...shopDocuments({
        navbar: trainingNavbar(identity),
        footer: trainingFooter(identity),
        suspend: TRAINING_SUSPEND,
        theme,
      }),
      ...trainingPages(identity, goods, parts.heroImage),
    ],
    goods: goods.rows,
    coupons: [],
    hotWords: [],
    tags: TRAINING_TAGS,
    doors: NO_DOORS,
    people: people(['learner', 'admin', 'owner', 'newcomer', 'designated'], { organization: parts.internal }),
  };
}
