/** Words that move over a film, so that whoever passes a recording of it on is named in it (D105). */
import { COLOR_PATTERN } from '../page/fragments.ts';
import { Type, type Static } from 'typebox';

const DEFAULT_TEXT = '{nickname} {phone_tail}';
const TEXT_MAX = 100;
const TAIL = 4;

/** As the shop's record says it; what it leaves out is ordinary. */
export const MarqueeRecordSchema = Type.Object({
  enabled: Type.Integer({ minimum: 0, maximum: 1 }),
  /** `{nickname}` and `{phone_tail}` stand for the learner's; never more of a phone than its last digits (B67). */
  text: Type.Optional(Type.String({ maxLength: TEXT_MAX })),
  color: Type.Optional(Type.String({ pattern: COLOR_PATTERN })),
  /** Percent. */
  opacity: Type.Optional(Type.Integer({ minimum: 5, maximum: 100 })),
  /** Pixels. */
  size: Type.Optional(Type.Integer({ minimum: 10, maximum: 40 })),
  /** Pixels a second in a player of ordinary width. */
  speed: Type.Optional(Type.Integer({ minimum: 10, maximum: 400 })),
});

/** What one learner sees over a film. */
export const MarqueeSchema = Type.Object({
  text: Type.String(),
  color: Type.String({ pattern: COLOR_PATTERN }),
  opacity: Type.Integer(),
  size: Type.Integer(),
  speed: Type.Integer(),
});
export type Marquee = Static<typeof MarqueeSchema>;

interface Watcher {
  nickname: string;
  /** As it is stored; empty for none. */
  phone: string;
}

/** The words for one person; empty for who has neither name nor phone. */
export const marqueeText = ({ nickname, phone }: Watcher, text = DEFAULT_TEXT): string =>
  text
    .replaceAll('{nickname}', () => nickname)
    .replaceAll('{phone_tail}', () => phone.replaceAll(/\D/g, '').slice(-TAIL))
    .trim();

/** Undefined where the shop, by its record, wants none. */
export function marqueeFor(
  { marquee }: { marquee?: Static<typeof MarqueeRecordSchema> | undefined },
  watcher: Watcher,
): Marquee | undefined {
  if (marquee?.enabled !== 1) return undefined;
  const { text, color = '#ffffff', opacity = 40, size = 16, speed = 60 } = marquee;
  const content = marqueeText(watcher, text);
  return content === '' ? undefined : { text: content, color, opacity, size, speed };
}
