/** Files of an import as tables: a package (.json) is read here, spreadsheets by the shop, which knows their columns. */
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { isObject } from '#schemas/page/json.ts';
import type { DeskCaller } from '../calls/caller.ts';
import { Refusal } from '../calls/use-console.ts';
import type { ImportTables, TransferKind } from './transfer-kind.ts';

type Sheets = DataOf<TransferKind['sheets']>;
export type FilesRead = Pick<Sheets, 'faults' | 'notes' | 'places'> & { tables: ImportTables };

const isPackage = ({ name }: File) => /\.json$/i.test(name);

/** Undefined for what is no package of these things. */
function readPackage(text: string, table: string): ImportTables | undefined {
  try {
    const file: unknown = JSON.parse(text);
    const tables = isObject(file) ? (file['tables'] ?? file) : undefined;
    return isObject(tables) && Array.isArray(tables[table]) ? tables : undefined;
  } catch {
    return undefined;
  }
}

/** The bytes of a file in base64, as a data address holds them. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : ''),
    );
    reader.addEventListener('error', () => reject(new Error(file.name)));
    reader.readAsDataURL(file);
  });
}

/** Undefined for a package that is none. @throws Refusal where the shop refuses the files */
export async function readFiles(
  ask: DeskCaller['ask'],
  { sheets: call, packageTable }: TransferKind,
  files: readonly File[],
): Promise<FilesRead | undefined> {
  const [first] = files;
  // A package comes alone: beside tables the shop names it as a fault.
  if (first !== undefined && packageTable !== undefined && files.length === 1 && isPackage(first)) {
    const tables = readPackage(await first.text(), packageTable);
    return tables && { tables, faults: [], notes: [], places: {} };
  }
  const sheets = await Promise.all(
    files.map(async (file) => ({ name: file.name, base64: await base64Of(file) })),
  );
  const answer = await ask(call, { files: sheets });
  if (!answer.ok) throw new Refusal(answer);
  return answer.data;
}
