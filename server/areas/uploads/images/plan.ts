/** Which files are made of a picture, and how: decided here, carried out by the process that holds the picture. */
import { formatsOf, widthsFor, type Fallback, type Media } from '#schemas/content/pictures.ts';

/** What a picture turned out to be once its head was read, upright. */
export interface PictureProbe {
  format: string;
  width: number;
  height: number;
  frames: number;
  /** Something shines through it. */
  clear: boolean;
}

interface Output {
  name: string;
  width: number;
  format: 'avif' | 'webp' | 'jpeg' | 'png' | 'gif';
  settings: Readonly<Record<string, string | number | boolean>>;
}

export interface PicturePlan {
  media: Omit<Media, 'id'>;
  moves: boolean;
  outputs: Output[];
}

/** Lettering in drawings frays where colours are stored at half the size; photographs never show it. */
const subsampling = (format: string) => (format === 'jpeg' ? '4:2:0' : '4:4:4');

const ENDINGS = { jpg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif' } as const;
const FALLBACK_SETTINGS: Readonly<Record<Fallback, Output['settings']>> = {
  jpg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9 },
  webp: { quality: 75, effort: 3 },
  gif: { effort: 4 },
};

function fallbackOf({ format, frames, clear }: PictureProbe): Fallback {
  if (frames > 1) return format === 'gif' ? 'gif' : 'webp';
  return clear ? 'png' : 'jpg';
}

export function planPicture(probe: PictureProbe): PicturePlan {
  const moves = probe.frames > 1;
  const widths = widthsFor(probe.width);
  const width = widths.at(-1) ?? probe.width;
  const height = Math.max(1, Math.round((probe.height * width) / probe.width));
  const fallback = fallbackOf(probe);
  const settings = {
    avif: { quality: 52, effort: 4, chromaSubsampling: subsampling(probe.format) },
    webp: moves ? FALLBACK_SETTINGS.webp : { quality: 78, effort: 4, smartSubsample: true },
  };
  const outputs = formatsOf(fallback).flatMap((format) =>
    widths.map((one): Output => ({
      name: `${one}.${format}`,
      width: one,
      format,
      settings: settings[format],
    })),
  );
  const last: Output = {
    name: `${width}.${fallback}`,
    width,
    format: ENDINGS[fallback],
    settings: FALLBACK_SETTINGS[fallback],
  };
  const isMade = outputs.some(({ name }) => name === last.name);
  return {
    media: { width, height, widths, fallback },
    moves,
    outputs: isMade ? outputs : [...outputs, last],
  };
}
