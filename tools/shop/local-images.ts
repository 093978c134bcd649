/** Pictures a document names beside itself (`./images/harbour.jpg`): found in the folder, and put where they are served. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Draft, DraftFault } from '#server/domain/publish.ts';

/** Names stay inside the folder: no part of one begins with a dot. */
const LOCAL = /^\.\/images\/(?:[^./\\][^/\\]*\/)*[^./\\][^/\\]*\.(?:jpe?g|png|webp|gif|avif)$/i;

/** The same value with every string given to `change`, which also hears where it stands. */
function mapTexts(
  value: unknown,
  pointer: string,
  change: (text: string, pointer: string) => string,
): unknown {
  if (typeof value === 'string') return change(value, pointer);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, `${pointer}/${index}`, change));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    mapTexts(part, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, change),
  ]);
  return Object.fromEntries(parts);
}

function missing({ kind, id }: Draft, pointer: string, name: string): DraftFault {
  return {
    document: { kind, id },
    pointer,
    rule: 'local-image',
    message: { cn: `文件夹里没有 ${name}`, en: `There is no ${name} in the folder` },
    hint: {
      cn: '把图片放进 images 文件夹，或改用已上传的地址',
      en: 'Put the picture there, or use an address already uploaded',
    },
  };
}

/** Names of the pictures a shop's documents bring along, and a fault for each that is not there. */
export function findLocalImages(
  drafts: readonly Draft[],
  dir: string,
): { names: string[]; faults: DraftFault[] } {
  const names = new Set<string>();
  const faults: DraftFault[] = [];
  for (const draft of drafts) {
    mapTexts(draft.body, '', (text, pointer) => {
      if (!LOCAL.test(text)) return text;
      if (existsSync(join(dir, text))) names.add(text);
      else faults.push(missing(draft, pointer, text));
      return text;
    });
  }
  return { names: [...names], faults };
}

/** The documents with each picture at the address `addressOf` gives it. */
export function placeImages(drafts: readonly Draft[], addressOf: (name: string) => string): Draft[] {
  const change = (text: string) => (LOCAL.test(text) ? addressOf(text) : text);
  return drafts.map((draft) => ({ ...draft, body: mapTexts(draft.body, '', change) }));
}

/** The shape an address will have once the picture is uploaded: enough for the laws of documents. */
export const addressToCome = (name: string): string => name.slice(1);
