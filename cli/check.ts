/** `check <shop> [dir]`: every fault and warning of the files; a shop is asked only for what it alone knows. */
import type { Locale } from '#schemas/locale.ts';
import type { Draft } from '#server/areas/pages/rules/publish.ts';
import type { Command } from './command.ts';
import { readFolder } from './files.ts';
import { inWords } from './plain-errors.ts';
import { readChecked, reportEncodings } from './read-files.ts';
import { countFaults, faultTable, plural } from './report.ts';
import { checkStored } from './stored.ts';
import { askShop, namesAny, type ShopKnows } from './warnings/ask-shop.ts';
import { tellWarnings } from './warnings/warnings.ts';

const NOT_LOOKED_UP: Readonly<Record<Locale, string>> = {
  cn: '文件里提到的商品和已上传的图片未核对：',
  en: 'Not looked up: the goods and uploaded pictures named here.',
};

/** Answers the exit code. */
export function check(command: Command): number | Promise<number> {
  const { dir, flags } = command;
  if (flags.stored) return checkStored(command);
  const files = readFolder(dir);
  reportEncodings(command, files);
  const read = { ...readChecked(files, dir), count: files.length };
  if (!namesAny(read.drafts)) return tellChecked(command, read);
  return askForCheck(command, read.drafts).then((knows) => tellChecked(command, read, knows));
}

/** Files are judged without a shop too: then it is said what nobody looked up. */
async function askForCheck(command: Command, drafts: readonly Draft[]): Promise<ShopKnows | undefined> {
  try {
    return await askShop(await command.connect(), command.shop, drafts);
  } catch (error) {
    command.say(`${NOT_LOOKED_UP[command.flags.locale]} ${inWords(error)}\n\n`);
    return undefined;
  }
}

function tellChecked(
  command: Command,
  {
    drafts,
    faults: fileFaults,
    judgeDrafts,
    sources,
    count,
  }: ReturnType<typeof readChecked> & { count: number },
  knows?: ShopKnows,
): number {
  const { say, sayFault, flags } = command;
  const faults = [...fileFaults, ...judgeDrafts()];
  const warnings = tellWarnings(command, { drafts, sources }, { knows });
  if (faults.length === 0) {
    const note = warnings === 0 ? '' : `, ${plural(warnings, 'warning')}`;
    say(`${plural(count, 'file')} checked, no faults${note}.\n`);
    return flags.strict && warnings > 0 ? 1 : 0;
  }
  sayFault(`${faultTable(faults, { locale: flags.locale, sources })}\n\n${countFaults(faults)}.\n`);
  return 1;
}
