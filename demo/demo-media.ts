/** What a demo good plays or shows where its files do not say: a film, a voice, or its own summary. */
import { RESOURCES } from '#schemas/content/resource-type.ts';
import type { Text } from '#schemas/page/text.ts';
import type { MediaRow } from '#server/areas/catalogue/store/detail-rows.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';

/** Files of demo/media, of which none lies in a public folder, with their lengths in seconds. */
const FILES = {
  film: { name: 'window-light-lesson.mp4', seconds: 72 },
  trial: { name: 'window-light-trial.mp4', seconds: 24 },
  voice: { name: 'breathing-lesson.m4a', seconds: 60 },
  letter: { name: 'reading-letter.pdf', seconds: 0 },
  rain: { name: 'writing-rain-lesson.mp3', seconds: 40 },
} as const;
type DemoFile = keyof typeof FILES;

const isDemoFile = (name: string): name is DemoFile => Object.hasOwn(FILES, name);

/** @throws where a demo shop names a file there is none of */
function fileOf(name: string): (typeof FILES)[DemoFile] {
  if (!isDemoFile(name)) throw new Error(`The demo has no film or recording called ${name}.`);
  return FILES[name];
}

const asHtml = (text: Text): Text =>
  typeof text === 'string' ? `<p>${text}</p>` : { cn: `<p>${text.cn}</p>`, en: `<p>${text.en}</p>` };

/** With names of files in place of addresses, which seeding gives them; undefined for what is no single piece. */
export function demoMedia(
  { id, type, summary }: Pick<GoodsRow, 'id' | 'type' | 'summary'>,
  own: { file?: string; try_seconds?: number } = {},
): (MediaRow & { goodsId: string }) | undefined {
  const common = {
    goodsId: id,
    captions: [],
    chapters: [],
    sizes: [],
    text: '',
    poster: '',
    trySeconds: own.try_seconds ?? 0,
  };
  switch (type) {
    case RESOURCES.image_text.type:
      if (own.file !== undefined) return { ...common, kind: 'text', url: fileOf(own.file).name, seconds: 0 };
      return { ...common, kind: 'text', url: '', seconds: 0, text: asHtml(summary) };
    case RESOURCES.audio.type: {
      const { name, seconds } = fileOf(own.file ?? 'voice');
      return { ...common, kind: 'audio', url: name, seconds };
    }
    case RESOURCES.video.type:
    case RESOURCES.alive.type: {
      const { name, seconds } = fileOf(own.file ?? 'film');
      const toldIn = (ending: string) =>
        (['cn', 'en'] as const).map((locale) => ({
          locale,
          url: name.replace(/mp4$/, `${ending}${locale}.vtt`),
        }));
      // The free lesson is one plain file, and short.
      const isWhole = name === FILES.trial.name;
      return {
        ...common,
        kind: 'video',
        url: name,
        sizes: isWhole ? [] : [name.replace(/\.mp4$/, '-small.mp4')],
        seconds,
        captions: toldIn(''),
        chapters: isWhole ? [] : toldIn('chapters.'),
      };
    }
    default:
      return undefined;
  }
}
