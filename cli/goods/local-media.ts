/** Films, recordings and captions that tables name beside themselves (`./media/lesson.mp4`): found in the folder and handed in. */
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptMedia } from '#schemas/content/media-upload.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { isObject } from '#schemas/page/json.ts';
import { CAPTION_BYTES, MEDIA_BYTES } from '#server/areas/media/limits.ts';
import { readCaptions } from '#server/areas/media/captions/read-captions.ts';
import {
  HEADER_BYTES,
  nameOfOther,
  sniffMedia,
  type MediaKind,
} from '#server/areas/media/packaging/sniff-media.ts';
import { MEDIA_REFUSALS, refusalWords } from '#server/areas/media/rules/media-words.ts';
import type { Client } from '../client/client.ts';
import { sendMediaFile } from './send-media-file.ts';
import type { FileFault, TableFile } from '#server/areas/goods-transfer/sheets/table-file.ts';

/** Names stay inside the folder: no part of one begins with a dot. */
const LOCAL = /^\.\/media\/(?:[^./\\][^/\\]*\/)*[^./\\][^/\\]*$/;
const PLAYED = ['media', 'media_medium', 'media_small'] as const;
const FIELDS = [...PLAYED, 'captions_cn', 'captions_en', 'chapters_cn', 'chapters_en'] as const;
type Field = (typeof FIELDS)[number];

/** What a field names, and where it stands. */
interface NamedFile extends Pick<FileFault, 'file' | 'place'> {
  name: string;
}

type Words = Pick<FileFault, 'message' | 'hint'>;

const MISSING: Words['hint'] = {
  cn: '把文件放到那里，或改用 https:// 开头的地址',
  en: 'Put the file there, or use an address that starts with https://',
};
const NO_CAPTIONS: Words = {
  message: {
    cn: '这不是 WebVTT 或 SRT 字幕（按内容判断）',
    en: 'This isn’t a captions file in WebVTT or SRT, whatever its name says',
  },
  hint: { cn: '导出为 WebVTT 或 SRT', en: 'Export it as WebVTT or SRT' },
};
const NOT_PLAYED: Words = {
  message: { cn: '这不能播放：它是文档或字幕', en: 'This is not played: it is a document or captions' },
  hint: {
    cn: '这里写视频或音频；字幕写在 captions_cn 或 captions_en',
    en: 'Name a film or recording here; captions stand in captions_cn or captions_en',
  },
};

const NOT_READ: Words = {
  message: {
    cn: '图文的文件只能是 PDF（按内容判断）',
    en: 'The file of an article is a PDF, whatever its name says',
  },
  hint: {
    cn: '导出为 PDF；视频和音频写在类型 3 和 2 的商品里',
    en: 'Export it as PDF; films and recordings stand with goods of type 3 and 2',
  },
};

/** The field that holds a file, and whether it is of what is read. */
interface Holder {
  field: Field;
  isRead: boolean;
}

function headOf(path: string): Buffer {
  const handle = openSync(path, 'r');
  try {
    const head = Buffer.alloc(HEADER_BYTES);
    return head.subarray(0, readSync(handle, head));
  } finally {
    closeSync(handle);
  }
}

/** A film of gigabytes is not sent to be told that it is none. */
function faultOf(path: string, name: string, { field, isRead }: Holder): Words | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() !== true)
    return {
      message: { cn: `文件夹里没有 ${name}`, en: `There is no ${name} in the folder` },
      hint: MISSING,
    };
  if (stats.size === 0) return withName(name, MEDIA_REFUSALS.empty);
  if (stats.size > MEDIA_BYTES) return withName(name, MEDIA_REFUSALS['too-heavy']);
  const head = headOf(path);
  const kind = sniffMedia(head);
  if (!isOneOfPlayed(field))
    return kind?.medium === 'captions' ? captionsFault(path, name, stats.size) : withName(name, NO_CAPTIONS);
  if (kind === undefined) return withName(name, unknownKind(head));
  if (isRead) return isOpened(kind) ? undefined : withName(name, NOT_READ);
  return isPlayed(kind) ? undefined : withName(name, NOT_PLAYED);
}

function unknownKind(head: Buffer): Words {
  const other = nameOfOther(head);
  return refusalWords({
    ok: false,
    reason: 'unknown-kind',
    ...(other === undefined ? {} : { names: [other] }),
  });
}

function captionsFault(path: string, name: string, bytes: number): Words | undefined {
  if (bytes > CAPTION_BYTES) return withName(name, MEDIA_REFUSALS['too-heavy']);
  const read = readCaptions(readFileSync(path));
  if (read.ok) return undefined;
  return withName(name, refusalWords({ ok: false, reason: 'bad-captions', faults: read.faults }));
}

const isOneOfPlayed = (field: Field) => PLAYED.some((one) => one === field);

/** What the study page opens of documents (ADR-351). */
const isOpened = ({ ending }: MediaKind) => ending === 'pdf';

const isPlayed = ({ medium }: MediaKind) => medium === 'video' || medium === 'audio';

function withName(name: string, { message, hint }: Words): Words {
  return { message: { cn: `${name}：${message.cn}`, en: `${name}: ${message.en}` }, hint };
}

/** The name in a field of a row, where it is one of the folder. */
function nameIn(row: unknown, field: Field): string | undefined {
  const value = isObject(row) ? row[field] : undefined;
  return typeof value === 'string' && LOCAL.test(value) ? value : undefined;
}

const hasMedia = ({ name }: TableFile) => name === 'goods' || name === 'outline';
const rowsOf = ({ rows }: TableFile): unknown[] => (Array.isArray(rows) ? rows : []);

/** The files the tables bring along, and a fault for each that cannot be what its field holds. */
export function findLocalMedia(
  tables: readonly TableFile[],
  dir: string,
): { files: NamedFile[]; faults: FileFault[] } {
  const files: NamedFile[] = [];
  const faults: FileFault[] = [];
  for (const table of tables.filter(hasMedia))
    for (const [index, row] of rowsOf(table).entries())
      for (const field of FIELDS) {
        const name = nameIn(row, field);
        if (name === undefined) continue;
        const at = { file: table.file, place: table.placeOf(index, `/${field}`) };
        const isRead = isObject(row) && row['type'] === RESOURCES.image_text.type;
        const fault = faultOf(join(dir, name), name, { field, isRead });
        if (fault === undefined) files.push({ ...at, name });
        else faults.push({ ...at, ...fault });
      }
  return { files, faults };
}

/** Each file once, in the order it is named in; nothing more is sent after one that is refused. */
export async function sendMedia(
  client: Client,
  { shop, dir, files: all }: { shop: string; dir: string; files: readonly NamedFile[] },
  onSend: (name: string, percent?: number) => void,
): Promise<{ ok: true; media: ReadonlyMap<string, KeptMedia> } | { ok: false; faults: FileFault[] }> {
  const media = new Map<string, KeptMedia>();
  for (const { name, file, place } of all) {
    if (media.has(name)) continue;
    onSend(name);
    const upload = await sendMediaFile(client, shop, join(dir, name), (bytes, of) =>
      onSend(name, Math.floor((100 * bytes) / of)),
    );
    if (!upload.ok) return { ok: false, faults: [{ file, place, ...withName(name, upload) }] };
    media.set(name, upload.media);
  }
  return { ok: true, media };
}

/** The rows with the address of each file in place of its name, and its length where a row says none. */
export function placeMedia(
  table: TableFile,
  keptAs: (name: string) => Pick<KeptMedia, 'address' | 'seconds'> | undefined,
): unknown {
  if (!hasMedia(table) || !Array.isArray(table.rows)) return table.rows;
  return rowsOf(table).map((row) => {
    const names = FIELDS.flatMap((field) => {
      const name = nameIn(row, field);
      const media = name === undefined ? undefined : keptAs(name);
      return media === undefined ? [] : [[field, media] as const];
    });
    if (!isObject(row) || names.length === 0) return row;
    const seconds = new Map<string, Pick<KeptMedia, 'seconds'>>(names).get('media')?.seconds ?? 0;
    return {
      ...(seconds === 0 ? {} : { seconds }),
      ...row,
      ...Object.fromEntries(names.map(([field, { address }]) => [field, address])),
    };
  });
}

/** The shape an address will have: enough for the rules of tables. */
export const MEDIA_TO_COME = { address: `media:${'0'.repeat(43)}`, seconds: 0 } as const;

export interface MediaNote {
  name: string;
  text: LocaleText;
}

/** What a merchant should know of files that were taken. */
export const notesOf = (media: ReadonlyMap<string, KeptMedia>): MediaNote[] =>
  [...media].flatMap(([name, { warnings }]) => warnings.map((text) => ({ name, text })));
