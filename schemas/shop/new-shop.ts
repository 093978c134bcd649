/** The kinds of shop one can open, and the record each begins with (spec 3). */
import { readText, type Text } from '../page/text.ts';
import { PLAIN_SHOP } from './plain-shop.ts';
import type { ShopInfo } from './shop-info.ts';

export const SHOP_KINDS = ['knowledge', 'training', 'enterprise'] as const;
export type ShopKind = (typeof SHOP_KINDS)[number];

const WIRE: Readonly<Record<ShopKind, Partial<ShopInfo>>> = {
  knowledge: { version_type: 3 },
  training: { version_type: 170, tasks_enabled: 1 },
  enterprise: { shop_type: 6 },
};

export function isShopKind(text: string): text is ShopKind {
  return SHOP_KINDS.some((kind) => kind === text);
}

interface NewShop {
  appId: string;
  name: Text;
  kind: ShopKind;
}

export function shopInfoOf({ appId, name, kind }: NewShop): ShopInfo {
  return {
    ...PLAIN_SHOP,
    ...WIRE[kind],
    app_id: appId,
    base: { shop_name: name },
    seo: {
      default_seo_title: name,
      default_seo_description: {
        cn: `${readText(name, 'cn')}的在线课程，按自己的节奏学习。`,
        en: `Online courses of ${readText(name, 'en')}, at your own pace.`,
      },
    },
  };
}
