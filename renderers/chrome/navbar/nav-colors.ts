/** The colours of the bar: the merchant's own where they can be read, else black or white (M80, M81, D40). */
import type { CSSProperties } from 'react';
import { safeImageUrl } from '#schemas/address/safe-url.ts';
import { contrast, parseColor, readableOn, TEXT_CONTRAST, toHex, WHITE } from '#ui/theme/contrast.ts';

interface Paint {
  bg_color?: string;
  bg_image?: string;
  text_color?: string;
}

export interface NavColors {
  /** True where the bar has colours of its own, so that the theme's tones may not read on it. */
  readonly own: boolean;
  readonly style: CSSProperties;
}

/** `pageBg` is the page's colour, the ground of a bar without its own. */
export function navColors(
  { bg_color: color, bg_image: image, text_color: text }: Paint,
  pageBg?: string,
): NavColors {
  const ground = parseColor(color) ?? parseColor(pageBg) ?? WHITE;
  const wanted = parseColor(text);
  const own = color !== undefined || image !== undefined || text !== undefined;
  if (!own) return { own, style: {} };
  // Over a picture nobody can know what is behind a letter, so there the merchant's word stands.
  const reads = wanted !== undefined && (image !== undefined || contrast(wanted, ground) >= TEXT_CONTRAST);
  const url = safeImageUrl(image);
  return {
    own,
    style: {
      color: toHex(reads ? wanted : readableOn(ground)),
      ...(color === undefined ? {} : { backgroundColor: color }),
      ...(url === undefined ? {} : { backgroundImage: `url("${url.replaceAll('"', '%22')}")` }),
    },
  };
}
