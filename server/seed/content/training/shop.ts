/** A training shop as one value: the open one and the internal one differ only in what is passed here. */
import { presets, type PresetName } from '#schemas/presets/presets.gen.ts';
import type { ShopInfo } from '#schemas/shop/shop-info.ts';
import type { Theme } from '#schemas/shop/theme.ts';
import { NO_DOORS, NO_RIGHTS, type DemoShop } from '../../demo-shop.ts';
import { demoClock } from '../clock.ts';
import { shopDocuments } from '../documents.ts';
import { buildGoods } from '../goods.ts';
import { people } from '../people.ts';
import { shopInfo, type ShopIdentity } from '../shop-info.ts';
import { trainingFooter, trainingNavbar, TRAINING_SUSPEND } from './chrome.ts';
import { trainingGoods } from './goods.ts';
import { trainingHome, trainingPages } from './pages.ts';
import { TRAINING_TAGS } from './tags.ts';

/** The school's own home with its scene, which carries light words on its left, or a whole look made of documents. */
type TrainingLook = { theme: Theme; heroImage: string } | { preset: PresetName };

interface TrainingShopParts {
  identity: ShopIdentity;
  about: DemoShop['about'];
  facts: Partial<ShopInfo>;
  look: TrainingLook;
  /** Only members of the organization may log in. */
  internal: boolean;
}

export function trainingShopOf(parts: TrainingShopParts, now: number): DemoShop {
  const { identity, look } = parts;
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
        suspend: 'preset' in look ? presets[look.preset].suspend : TRAINING_SUSPEND,
        theme: 'preset' in look ? presets[look.preset].theme : look.theme,
      }),
      'preset' in look
        ? { kind: 'page', id: 'home', body: presets[look.preset].home }
        : trainingHome(identity, goods, look.heroImage),
      ...trainingPages(),
    ],
    goods: goods.rows,
    coupons: [],
    hotWords: [],
    comments: [],
    records: [],
    tags: TRAINING_TAGS,
    doors: NO_DOORS,
    rights: NO_RIGHTS,
    people: people(['learner', 'admin', 'owner', 'newcomer', 'designated'], { organization: parts.internal }),
  };
}
