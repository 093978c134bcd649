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
  readonly style: CSSProperties & Record<`--${string}`, string>;
}

/** Light colours of a merchant go dark with the page (ADR-492): his own share of them is all of it in the light. */
const following = (color: string, dark: '--lt-surface' | '--lt-ink-1') =>
  `color-mix(in srgb, ${color} var(--lt-own, 100%), var(${dark}))`;

/** `pageBg` is the page's colour, the ground of a bar without its own. */
export function navColors(
  { bg_color: color, bg_image: image, text_color: text }: Paint,
  pageBg?: string,
): NavColors {
  const ground = parseColor(color) ?? parseColor(pageBg) ?? WHITE;
  const textColor = parseColor(text);
  const own = color !== undefined || image !== undefined || text !== undefined;
  if (!own) return { own, style: {} };
  // Over a picture nobody can know what is behind a letter, so there the merchant's word stands.
  const reads =
    textColor !== undefined && (image !== undefined || contrast(textColor, ground) >= TEXT_CONTRAST);
  const url = safeImageUrl(image);
  const ink = toHex(reads ? textColor : readableOn(ground));
  // A picture, or a bar that is dark anyway, stays; so does the mark that was made for it.
  const stays = url !== undefined || readableOn(ground) === WHITE;
  return {
    own,
    style: {
      color: stays ? ink : following(ink, '--lt-ink-1'),
      ...(color === undefined ? {} : { backgroundColor: stays ? color : following(color, '--lt-surface') }),
      ...(url === undefined ? {} : { backgroundImage: `url("${url.replaceAll('"', '%22')}")` }),
      ...(stays ? { '--lt-plate': 'transparent' } : {}),
    },
  };
}
