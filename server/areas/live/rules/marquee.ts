/** Whose screen it is, moving over the picture: a name and the end of a phone (D105). */
import type { Static } from 'typebox';
import type { MarqueeSchema } from '#schemas/live/room.ts';
import { marqueeText } from '#schemas/shop/marquee.ts';

/** White that lets most of the picture through; pixels, and pixels a second. */
const LOOK = { color: '#ffffff', opacity: 0.35, size: 16, speed: 60 };

export function marqueeOf(
  { hasMarquee }: { hasMarquee: boolean },
  user: { nickname: string; phone: string } | undefined,
): Static<typeof MarqueeSchema> {
  const text = user === undefined ? '' : marqueeText(user);
  return { enabled: hasMarquee && text !== '', text, ...LOOK };
}
