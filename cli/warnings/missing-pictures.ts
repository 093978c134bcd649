/** Pictures by a path of the site that nothing is served at: they are drawn as a gap. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DraftFault } from '#server/areas/pages/rules/publish.ts';
import { shippedFile } from '#server/kernel/config/shipped-file.ts';
import { picturesIn } from './named.ts';
import { warningAt, type WarningInput } from './warning.ts';
import { walk } from './walk.ts';

/** What is served as it is; a build keeps it with the client. */
const PUBLIC = shippedFile('public', 'client');

const PICTURE = /^\/(?!\/|media\/)[^?#]*\.(?:jpe?g|png|webp|gif|avif|svg)$/i;

interface ShownPicture {
  pointer: string;
  address: string;
}

/** Pictures by a path of the site itself, of which no file is there. */
function withoutFile(body: unknown): ShownPicture[] {
  const pictures: ShownPicture[] = [];
  walk(body, (value, pointer) => {
    if (typeof value === 'string' && PICTURE.test(value) && !existsSync(join(PUBLIC, decodeURI(value))))
      pictures.push({ pointer, address: value });
  });
  return pictures;
}

/** The picture of the folder somebody meant by an address of the site. */
function localPathFor(dir: string, address: string): string | undefined {
  const local = `./images/${address.replace(/^\/(?:images\/)?/, '')}`;
  return existsSync(join(dir, local)) ? local : undefined;
}

/** What was uploaded is served under an address made of what it holds; whether it is there, the shop says. */
export function missingPictures({ drafts, dir, knows }: WarningInput): DraftFault[] {
  return drafts.flatMap((draft) => {
    const uploads = picturesIn(draft.body).filter(({ address }) => knows?.deadPictures.has(address) === true);
    return [...withoutFile(draft.body), ...uploads].map(({ pointer, address }) => {
      const local = localPathFor(dir, address);
      return warningAt(draft, pointer, {
        rule: 'missing-picture',
        message: { cn: `本站没有图片 ${address}`, en: `The shop serves no picture at ${address}` },
        hint:
          local === undefined
            ? {
                cn: '把图片放进 images 文件夹，写成 ./images/名称.jpg',
                en: 'Put the picture into the folder images and write ./images/name.jpg',
              }
            : { cn: `是否想写 ${local}？`, en: `Did you mean ${local}?` },
      });
    });
  });
}
