/** Shop records of the demo: an open, valid knowledge shop, and what each shop says differently. */
import { PLAIN_SHOP } from '#schemas/shop/plain-shop.ts';
import type { ShopInfo } from '#schemas/shop/shop-info.ts';

export interface ShopIdentity {
  label: string;
  app_id: string;
  name: { cn: string; en: string };
  /** One line under the name: default title and description of its pages (M72). */
  tagline: { cn: string; en: string };
  description: { cn: string; en: string };
}

const OPEN_SHOP: ShopInfo = {
  ...PLAIN_SHOP,
  complaint_url: '/page/complaint',
  support_url: 'https://lectern.example.com/',
};

export function logoUrl(label: string): string {
  return `/demo/logos/${label}.svg`;
}

/** The facts of one shop; `facts` holds what makes it differ from an ordinary open knowledge shop. */
export function shopInfo(identity: ShopIdentity, facts: Partial<ShopInfo> = {}): ShopInfo {
  const { label, name, tagline, description } = identity;
  return {
    ...OPEN_SHOP,
    app_id: identity.app_id,
    base: { shop_name: name },
    pc: { pc_shop_logo: logoUrl(label), record: '' },
    seo: {
      default_seo_title: { cn: `${name.cn} · ${tagline.cn}`, en: `${name.en} · ${tagline.en}` },
      default_seo_description: description,
    },
    domain: { h5_url: `https://${label}.example.com` },
    ...facts,
  };
}
