/** All warnings of a folder, told like faults and counted apart. */
import type { Locale } from '#schemas/locale.ts';
import type { Command } from '../command.ts';
import { readNote } from '../files.ts';
import { faultTable, plural } from '../report.ts';
import type { ShopKnows } from './ask-shop.ts';
import { deadLinks } from './dead-links.ts';
import { duplicateKeys } from './duplicate-keys.ts';
import { missingPictures } from './missing-pictures.ts';
import { paleColours } from './pale-colours.ts';
import { strayFiles, type StrayFile } from './stray-files.ts';
import { strippedHtml } from './stripped-html.ts';
import { unknownGoods } from './unknown-goods.ts';
import type { WarningInput, Warn } from './warning.ts';

const WARNINGS: readonly Warn[] = [
  duplicateKeys,
  missingPictures,
  unknownGoods,
  deadLinks,
  paleColours,
  strippedHtml,
];

const HEADING: Readonly<Record<Locale, string>> = {
  cn: '以下内容可以发布，但值得一看：',
  en: 'These may be published, and are worth a look:',
};
const HINT: Readonly<Record<Locale, string>> = { cn: '提示', en: 'hint' };

function tellStray({ file, message, hint }: StrayFile, locale: Locale): string {
  return `${file}\n  [stray-file]\n      ${message[locale]}\n      ${HINT[locale]}: ${hint[locale]}`;
}

/** Tells what is worth a look; answers how many warnings there are. */
export function tellWarnings(
  { say, sayFault, dir, flags }: Command,
  read: Pick<WarningInput, 'drafts' | 'sources'>,
  { live = [], knows }: { live?: readonly string[]; knows?: ShopKnows | undefined } = {},
): number {
  const publishedFiles = [...Object.keys(readNote(dir)?.files ?? {}), ...live];
  const warnings = WARNINGS.flatMap((warn) => warn({ ...read, dir, publishedFiles, knows }));
  const stray = strayFiles({ dir, sources: read.sources });
  const count = warnings.length + stray.length;
  if (count === 0) return 0;
  const { locale } = flags;
  const tables = [
    ...(warnings.length === 0 ? [] : [faultTable(warnings, { locale, sources: read.sources })]),
    ...stray.map((one) => tellStray(one, locale)),
  ];
  // A strict check fails by them.
  (flags.strict ? sayFault : say)(
    `${HEADING[locale]}\n\n${tables.join('\n\n')}\n\n${plural(count, 'warning')}.\n\n`,
  );
  return count;
}
