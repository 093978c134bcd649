/** Files of a shop's folder that no push takes along: a document under a wrong name, a picture in a wrong place. */
import { readdirSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { LocaleText } from '#schemas/page/text.ts';
import { nearest } from '#schemas/page/nearest.ts';
import { CONFIG_KINDS } from '#schemas/page/catalogue.ts';
import { NAMED_KINDS } from '#server/areas/pages/store/config-rows.ts';
import type { WarningInput } from './warning.ts';

export interface StrayFile {
  file: string;
  message: LocaleText;
  hint: LocaleText;
}

const DOCUMENT = /\.(?:json|jsonc|json5|jsn|txt)$/i;
const PICTURE = /\.(?:jpe?g|png|webp|gif|avif|svg)$/i;

function hintFor(file: string): LocaleText {
  if (PICTURE.test(file)) {
    const to = `images/${basename(file)}`;
    return { cn: `移到 ${to}，文档里写成 ./${to}`, en: `Move it to ${to} and write ./${to} in documents` };
  }
  const name = basename(file, extname(file));
  const [folder = ''] = file.split('/');
  const suggestion = nearest(file.includes('/') ? folder : name, CONFIG_KINDS);
  const kind = CONFIG_KINDS.find((one) => one === suggestion);
  if (kind === undefined)
    return {
      cn: '页面放在 page/ 下，如 page/home.json；不需要时删除',
      en: 'Pages lie in page/, like page/home.json; take it away if it is none',
    };
  const to = NAMED_KINDS.includes(kind) ? `${kind}/${name === kind ? 'home' : name}.json` : `${kind}.json`;
  return { cn: `是否应为 ${to}？`, en: `Is it meant to be ${to}?` };
}

/** Files of other programs (a name that begins with a dot) and pictures in their folder are none. */
export function strayFiles({ dir, sources }: Pick<WarningInput, 'dir' | 'sources'>): StrayFile[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(?:^|\/)\./.test(file) && (DOCUMENT.test(file) || PICTURE.test(file)))
    .filter((file) => !sources.has(file) && !(file.startsWith('images/') && PICTURE.test(file)))
    .sort()
    .map((file) => ({
      file,
      message: {
        cn: '不会被发布：它不是文档，也不在 images 文件夹里',
        en: 'No push takes it along: it is no document, and no picture of the folder images',
      },
      hint: hintFor(file),
    }));
}
