/** Which pictures are taken, by what they are (requirement 45). */
import { identifyFormat } from '#server/kernel/files/formats/identify-format.ts';
import { FORMATS, type FileFormat } from '#server/kernel/files/formats/table.ts';

export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const TAKEN: ReadonlyMap<FileFormat, ImageKind> = new Map([
  [FORMATS.jpeg, 'jpeg'],
  [FORMATS.png, 'png'],
  [FORMATS.gif, 'gif'],
  [FORMATS.webp, 'webp'],
  [FORMATS.avif, 'avif'],
]);

/** Pictures people have that are not made smaller here: each is refused by its name. */
const NAMED = {
  svg: FORMATS.svg,
  heic: FORMATS.heic,
  bmp: FORMATS.bmp,
  tiff: FORMATS.tiff,
  psd: FORMATS.psd,
  ico: FORMATS.ico,
  jxl: FORMATS.jxl,
  jp2: FORMATS.jp2,
} as const;

const NAMED_PICTURES = Object.keys(NAMED).filter((name): name is NamedPicture => name in NAMED);
export type NamedPicture = keyof typeof NAMED;

export function sniffImage(bytes: Uint8Array): ImageKind | undefined {
  const format = identifyFormat(bytes);
  return format === undefined ? undefined : TAKEN.get(format);
}

/** Why what is not taken is not. */
export function refusedPicture(bytes: Uint8Array): NamedPicture | 'no-picture' {
  const format = identifyFormat(bytes);
  return NAMED_PICTURES.find((name) => NAMED[name] === format) ?? 'no-picture';
}
