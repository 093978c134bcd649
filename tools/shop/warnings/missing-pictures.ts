/** Pictures by a path of the site that nothing is served at: they are drawn as a gap. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isObject } from '#schemas/page/json.ts';
import type { DraftFault } from '#server/areas/pages/rules/publish.ts';
import { walk, warningAt, type Judged } from './warning.ts';

const PUBLIC = fileURLToPath(new URL('../../../public', import.meta.url));

const PICTURE = /^\/(?!\/)[^?#]*\.(?:jpe?g|png|webp|gif|avif|svg)$/i;

/** What was uploaded is served under an address made of what it holds; whether it is there, the shop knows. */
function isServed(address: string): boolean {
  return address.startsWith('/media/') || existsSync(join(PUBLIC, decodeURI(address)));
}

/** The picture of the folder somebody meant by an address of the site. */
function meant(dir: string, address: string): string | undefined {
  const local = `./images/${address.replace(/^\/(?:images\/)?/, '')}`;
  return existsSync(join(dir, local)) ? local : undefined;
}

export function missingPictures({ drafts, dir }: Judged): DraftFault[] {
  const found: DraftFault[] = [];
  for (const draft of drafts) {
    walk(draft.body, (value, pointer) => {
      if (typeof value !== 'string' || isObject(value) || !PICTURE.test(value) || isServed(value)) return;
      const local = meant(dir, value);
      found.push(
        warningAt(draft, pointer, {
          rule: 'missing-picture',
          message: { cn: `本站没有图片 ${value}`, en: `The shop serves no picture at ${value}` },
          hint:
            local === undefined
              ? {
                  cn: '把图片放进 images 文件夹，写成 ./images/名称.jpg',
                  en: 'Put the picture into the folder images and write ./images/name.jpg',
                }
              : { cn: `是否想写 ${local}？`, en: `Did you mean ${local}?` },
        }),
      );
    });
  }
  return found;
}
