/** Files of a folder of tables that are not read: of another command, in the old format of Excel, or with a misspelt name. */
import { EXAM_TABLE_NAMES } from '#schemas/exam/tables.ts';
import { TABLE_NAMES } from '#schemas/goods-table/tables.ts';
import { nearest } from '#schemas/page/nearest.ts';
import { WHOLE_FILE } from '#server/areas/goods-transfer/sheets/place.ts';
import type { AnyTableName, FileFault, FileNote } from '#server/areas/goods-transfer/sheets/table-file.ts';

const SPREADSHEET = /^([^.~][^.]*)\.(csv|xlsx|xls|et|ods|numbers|tsv|txt|json)$/i;
/** Spreadsheets that are read when they are saved in another format. */
const OTHER_FORMATS: ReadonlySet<string> = new Set(['xls', 'et', 'ods', 'numbers', 'tsv', 'txt']);
const EVERY_TABLE: readonly AnyTableName[] = [...TABLE_NAMES, ...EXAM_TABLE_NAMES];

const isExam = (name: string) => EXAM_TABLE_NAMES.some((one) => one === name);

function noteOf(file: string, base: string, names: readonly string[]): FileNote {
  const family = isExam(base) ? 'exams import' : 'goods import';
  if (EVERY_TABLE.some((name) => name === base))
    return {
      file,
      place: WHOLE_FILE,
      message: {
        cn: `这里不读取它；请用 ${family} 导入`,
        en: `It is not read here. Bring it in by ${family}`,
      },
    };
  const suggestion = nearest(base, names);
  return {
    file,
    place: WHOLE_FILE,
    message:
      suggestion === undefined
        ? { cn: '没有这个名称的表，未读取', en: 'There is no table of this name; it is not read' }
        : { cn: `未读取；是否想写 ${suggestion}？`, en: `It is not read. Did you mean ${suggestion}?` },
  };
}

export function otherFiles(
  files: readonly string[],
  names: readonly AnyTableName[],
): { faults: FileFault[]; notes: FileNote[] } {
  const [faults, notes]: [FileFault[], FileNote[]] = [[], []];
  for (const file of files) {
    const [, base = '', ending = ''] = SPREADSHEET.exec(file) ?? [];
    const [name, format] = [base.toLowerCase(), ending.toLowerCase()];
    const isTable = names.some((one) => one === name);
    if (OTHER_FORMATS.has(format)) {
      if (isTable)
        faults.push({
          file,
          place: WHOLE_FILE,
          message: { cn: `不能读取 .${format} 文件`, en: `A .${format} file cannot be read` },
          hint: { cn: `另存为 ${name}.xlsx 或 ${name}.csv`, en: `Save it as ${name}.xlsx or ${name}.csv` },
        });
      continue;
    }
    // Any other JSON is none of ours.
    const isOurs = format !== 'json' || EVERY_TABLE.some((one) => one === name);
    if (format !== '' && !isTable && isOurs) notes.push(noteOf(file, name, names));
  }
  return { faults, notes };
}
