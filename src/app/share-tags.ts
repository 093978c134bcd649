/** The picture other sites show of a page: its own where they can show it, else one the server draws (ADR-268). */
import { safeImageUrl } from '#schemas/address/safe-url.ts';
import { readMedia } from '#schemas/content/pictures.ts';
import type { Locale } from '#schemas/locale.ts';
import type { HeadTag } from '#schemas/page/render-contract.ts';
import {
  hasOwnShare,
  isShownElsewhere,
  SHARE_HEIGHT,
  SHARE_WIDTH,
  shareAddress,
  shareFacts,
  shareVersion,
} from '#schemas/page/share-picture.ts';
import type { Boot } from '#schemas/shop/boot.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { isPrivate } from '#schemas/shop/gate.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { meta, og } from './meta-tags.ts';
import type { PageState } from './page-state.ts';

interface Facts {
  page: Pick<PageState, 'document' | 'status' | 'title'>;
  boot: Boot;
  locale: Locale;
  origin: string;
}

function sizeTags(width: number, height: number, type: string): HeadTag[] {
  return [
    og('og:image:type', type),
    og('og:image:width', String(width)),
    og('og:image:height', String(height)),
  ];
}

/** What an uploaded picture's address says of it. */
function uploadedTags(url: string): HeadTag[] {
  const media = readMedia(url);
  if (media === undefined) return [];
  return sizeTags(media.width, media.height, `image/${media.fallback === 'jpg' ? 'jpeg' : media.fallback}`);
}

export async function shareTags({ page, boot, locale, origin }: Facts): Promise<HeadTag[]> {
  const { document, status, title } = page;
  const around = (url: string, size: readonly HeadTag[]) => [
    og('og:image', new URL(url, origin).href),
    ...size,
    og('og:image:alt', title),
    meta('twitter:card', 'summary_large_image'),
  ];
  const own = safeImageUrl(document.seo.og_image);
  if (own !== undefined && isShownElsewhere(own)) return around(own, uploadedTags(own));
  // Nobody outside is shown such a picture.
  if (isPrivate(capabilities(readShop(boot.info)))) return [];
  const isOwn = status === 200 && hasOwnShare(document);
  const version = await shareVersion(shareFacts(boot, locale, isOwn ? document : undefined));
  const url = shareAddress({ ...(isOwn ? { page: document.id } : {}), locale, version });
  return around(url, sizeTags(SHARE_WIDTH, SHARE_HEIGHT, 'image/png'));
}
