/** What the demo's uploaded pictures cost a shopper: each size made beside the file that was uploaded, in bytes. */
import { preparedPictures } from '#demo/pictures.ts';
import { ratio, round } from './stats.ts';
import { table } from './table.ts';

export interface PictureFigures {
  name: string;
  uploadBytes: number;
  /** Bytes of each file made, by name. */
  fileBytes: Readonly<Record<string, number>>;
}

export function measurePictures(): PictureFigures[] {
  return preparedPictures('knowledge').map(({ row, files }) => ({
    name: row.name,
    uploadBytes: row.bytes,
    fileBytes: Object.fromEntries(files.map(({ name, bytes }) => [name, bytes.length])),
  }));
}

/** A card, a row of three, a banner: the widths a page really asks for. */
const SHOWN = ['320.avif', '640.avif', '1280.avif', '1280.webp'];

export function picturesTable(figures: readonly PictureFigures[]): string {
  const rows = figures.map(({ name, uploadBytes, fileBytes }) => [
    name,
    round(uploadBytes / 1000, 1),
    ...SHOWN.map((size) => `${(ratio(fileBytes[size], uploadBytes) ?? 0).toFixed(2)}x`),
  ]);
  return table(
    'Uploaded pictures: bytes sent, beside the file uploaded',
    ['picture', 'uploaded kB', ...SHOWN],
    rows,
  );
}
