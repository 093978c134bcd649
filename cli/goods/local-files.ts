/** Pictures that tables name beside themselves (`./images/cover.jpg`), as a field or in HTML: found in the folder and sent to the shop. */
import { existsSync } from 'node:fs';
import { changePictures, mapTexts } from '../local-images.ts';
import { sendFile } from '../send-file.ts';
import type { Client } from '../client/client.ts';
import { WHOLE_FILE } from '#server/areas/goods-transfer/sheets/place.ts';
import type { FileFault, TableFile } from '#server/areas/goods-transfer/sheets/table-file.ts';

/** Where a file is named first. */
type Places = ReadonlyMap<string, Pick<FileFault, 'file' | 'place'>>;

export function placeFiles(rows: unknown, addressOf: (name: string) => string): unknown {
  return mapTexts(rows, '', (text) => changePictures(text, addressOf));
}

/** Names of the files the tables bring along, and a fault for each that is not there. */
export function findLocalFiles(
  tables: readonly TableFile[],
  pathOf: (name: string) => string,
): { names: string[]; places: Places; faults: FileFault[] } {
  const places = new Map<string, Pick<FileFault, 'file' | 'place'>>();
  const faults: FileFault[] = [];
  for (const { file, rows, placeOf } of tables)
    mapTexts(rows, '', (text, pointer) =>
      changePictures(text, (name) => {
        const [, row = '-1', ...rest] = pointer.split('/');
        const place = placeOf(Number(row), rest.map((part) => `/${part}`).join(''));
        if (existsSync(pathOf(name))) places.set(name, { file, place });
        else
          faults.push({
            file,
            place,
            message: { cn: `文件夹里没有 ${name}`, en: `There is no ${name} in the folder` },
            hint: {
              cn: '把文件放到那里，或改用已上传的地址',
              en: 'Put the file there, or use an address already uploaded',
            },
          });
        return name;
      }),
    );
  return { names: [...places.keys()], places, faults };
}

/** The address of each file once the shop has it; the same bytes again have the same one. */
export async function sendFiles(
  client: Client,
  {
    shop,
    names,
    places,
    pathOf,
  }: { shop: string; names: readonly string[]; places: Places; pathOf: (name: string) => string },
): Promise<{ ok: true; addresses: ReadonlyMap<string, string> } | { ok: false; faults: FileFault[] }> {
  const addresses = new Map<string, string>();
  const faults: FileFault[] = [];
  for (const name of names) {
    const upload = await sendFile(client, shop, pathOf(name));
    if (upload.ok) addresses.set(name, upload.url);
    else
      faults.push({
        ...(places.get(name) ?? { file: name, place: WHOLE_FILE }),
        message: { cn: `${name}：${upload.message.cn}`, en: `${name}: ${upload.message.en}` },
        hint: { cn: '换一张图片', en: 'Use another picture' },
      });
  }
  return faults.length === 0 ? { ok: true, addresses } : { ok: false, faults };
}
