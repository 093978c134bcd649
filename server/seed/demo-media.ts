/** What a demo good plays or shows where its files do not say: a film, a voice, or its own summary. */
import { RESOURCES } from '#schemas/content/resource-type.ts';
import type { Text } from '#schemas/page/text.ts';
import type { MediaRow } from '#server/areas/catalogue/detail-store.ts';
import type { GoodsRow } from '#server/areas/catalogue/goods-store.ts';

/** How long each of the demo's files is. */
const SECONDS = 24;
const FILM = '/demo/media/window-light';
const VOICE = '/demo/media/breathing.m4a';

const asHtml = (text: Text): Text =>
  typeof text === 'string' ? `<p>${text}</p>` : { cn: `<p>${text.cn}</p>`, en: `<p>${text.en}</p>` };

/** Undefined for what is no single piece. */
export function demoMedia(
  { id, type, summary, cover }: Pick<GoodsRow, 'id' | 'type' | 'summary' | 'cover'>,
  own: { url?: string; text?: Text; try_seconds?: number } = {},
): (MediaRow & { goodsId: string }) | undefined {
  const shared = { goodsId: id, captions: [], text: '', poster: '', trySeconds: own.try_seconds ?? 0 };
  switch (type) {
    case RESOURCES.image_text.type:
      return { ...shared, kind: 'text', url: '', seconds: 0, text: own.text ?? asHtml(summary) };
    case RESOURCES.audio.type:
      return { ...shared, kind: 'audio', url: own.url ?? VOICE, seconds: SECONDS, poster: cover };
    case RESOURCES.video.type:
    case RESOURCES.alive.type:
      return {
        ...shared,
        kind: 'video',
        url: own.url ?? `${FILM}.mp4`,
        seconds: SECONDS,
        poster: `${FILM}.webp`,
        captions: [
          { locale: 'cn', url: `${FILM}.cn.vtt` },
          { locale: 'en', url: `${FILM}.en.vtt` },
        ],
      };
    default:
      return undefined;
  }
}
