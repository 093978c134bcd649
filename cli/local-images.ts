/**
 * Pictures a document names beside itself (`./images/harbour.jpg`), as a field or in a rich text: found in the folder, and
 * put where they are served.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMedia } from '#schemas/content/pictures.ts';
import { imageId } from '#server/areas/uploads/images/image-service.ts';
import type { Draft, DraftFault } from '#server/areas/pages/rules/publish.ts';

/** Names stay inside the folder: no part of one begins with a dot. */
const LOCAL = /^\.\/images\/(?:[^./\\][^/\\]*\/)*[^./\\][^/\\]*\.(?:jpe?g|png|webp|gif|avif)$/i;

/** The source of an `<img>` in a rich text, its quotes left where they are. */
const IN_HTML = /(<img\b(?:[^>"']|"[^"]*"|'[^']*')*?\ssrc\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;

/** The HTML with the source of each picture in it changed. */
export function changeSources(html: string, change: (source: string) => string): string {
  return html.replace(IN_HTML, (_all, head: string, double?: string, single?: string) => {
    const quote = double === undefined ? "'" : '"';
    return head + quote + change(double ?? single ?? '') + quote;
  });
}

/** The text with each local picture in it changed, be it the whole text or in its HTML. */
export function changePictures(text: string, change: (name: string) => string): string {
  if (LOCAL.test(text)) return change(text);
  if (!text.includes('./images/')) return text;
  return changeSources(text, (source) => (LOCAL.test(source) ? change(source) : source));
}

/** The same value with every string given to `change`, which also hears where it stands. */
export function mapTexts(
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
      return changePictures(text, (name) => {
        if (existsSync(join(dir, name))) names.add(name);
        else faults.push(missing(draft, pointer, name));
        return name;
      });
    });
  }
  return { names: [...names], faults };
}

/** The documents with each picture at the address `addressOf` gives it. */
export function placeImages(drafts: readonly Draft[], addressOf: (name: string) => string): Draft[] {
  const change = (text: string) => changePictures(text, addressOf);
  return drafts.map((draft) => ({ ...draft, body: mapTexts(draft.body, '', change) }));
}

/** The shape an address will have once the picture is uploaded: enough for the laws of documents. */
export const addressToCome = (name: string): string => name.slice(1);

/** Addresses of uploaded pictures in the documents, by what the pictures hold. */
function addressesIn(bodies: readonly unknown[]): Map<string, string> {
  const addressById = new Map<string, string>();
  for (const [address] of JSON.stringify(bodies).matchAll(/\/media\/[\w-]{43}\/[\w.-]+/g)) {
    const media = readMedia(address);
    if (media !== undefined) addressById.set(media.id, address);
  }
  return addressById;
}

/** The address a picture of the folder has where these texts show it already, by what it holds. */
export function liveAddressesIn(
  pathOf: (name: string) => string,
  bodies: readonly unknown[],
): (name: string) => string | undefined {
  const addresses = addressesIn(bodies);
  return (name) => {
    const path = pathOf(name);
    return existsSync(path) ? addresses.get(imageId(readFileSync(path))) : undefined;
  };
}

/** The documents as they would be live: a picture that is there already has its address, a new one its name. */
export function placeLiveImages(drafts: readonly Draft[], dir: string, live: readonly unknown[]): Draft[] {
  const addressOf = liveAddressesIn((name) => join(dir, name), live);
  return placeImages(drafts, (name) => addressOf(name) ?? name);
}
