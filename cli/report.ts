/** What the user reads: faults by file, with pointer, rule, message and hint, and one line of summary. */
import { getNodeValue } from 'jsonc-parser';
import type { Locale } from '#schemas/locale.ts';
import type { DraftFault } from '#server/areas/pages/rules/publish.ts';
import { frameOf } from './reading/frame.ts';
import { placeInWords } from './reading/path-words.ts';
import { placeOf, spanOf, type FileFault, type Source, type Sources, type Span } from './reading/source.ts';
import { fileOf } from '#server/areas/pages/store/document-folder.ts';

export function plural(count: number, word: string, many = `${word}s`): string {
  return `${count} ${count === 1 ? word : many}`;
}

export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (widths, row) => row.map((cell, at) => Math.max(widths[at] ?? 0, cell.length)),
    [],
  );
  return rows
    .map(
      (row) =>
        `  ${row.map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0))).join('  ')}`,
    )
    .join('\n');
}

/** What is told of a fault beside its words. */
export interface Telling {
  locale: Locale;
  /** The files the faults were found in; without them no lines are shown. */
  sources?: Sources;
  /** Say what shoppers do not see for it. */
  hiding?: boolean;
}

const HIDDEN = {
  block: { cn: '顾客看不到整个组件', en: 'The whole block leaves the page' },
  field: { cn: '只略去这一处，其余照常显示', en: 'This part alone is left out' },
} as const;

const HINT: Readonly<Record<Locale, string>> = { cn: '提示', en: 'hint' };

/** Rules broken by a field's name rather than by its value. */
const OF_NAMES: ReadonlySet<string> = new Set(['additionalProperties', 'duplicate-key']);

function spanIn({ root }: Source, { span, pointer, rule }: FileFault): Span {
  if (span !== undefined || root === undefined) return span ?? { offset: 0, length: 1 };
  return spanOf(root, pointer, OF_NAMES.has(rule));
}

/** File, line and column, the place in words, and the line itself. */
function showPlace(fault: FileFault, source: Source, locale: Locale): string[] {
  const { offset, length } = spanIn(source, fault);
  const { line, column } = placeOf(source.text, offset);
  const body: unknown = source.root === undefined ? undefined : getNodeValue(source.root);
  const { near = fault.pointer } = fault;
  const isUnplaced = body === undefined || (near === '' && fault.near !== undefined);
  const words = isUnplaced ? '' : `  ${placeInWords(body, near, locale)}`;
  return [
    `${fileOf(fault.document)}:${String(line)}:${String(column)}${words}`,
    ...frameOf(source.text, offset, length).split('\n'),
  ];
}

function tellFault(fault: FileFault, { locale, sources, hiding = false }: Telling): string {
  const { document, pointer, rule, nodeId, hides, message, hint } = fault;
  const source = sources?.get(fileOf(document));
  const lines = [
    ...(source === undefined ? [] : showPlace(fault, source, locale)),
    message[locale],
    `${HINT[locale]}: ${hint[locale]}`,
    ...(hiding && hides !== undefined ? [HIDDEN[hides][locale]] : []),
  ];
  const node = nodeId === undefined ? '' : ` (node ${nodeId})`;
  return [`  ${pointer || '/'}  [${rule}]${node}`, ...lines.map((text) => `      ${text}`)].join('\n');
}

/** One block a file, its faults from top to bottom; each says where, which rule, what is wrong and what to do. */
export function faultTable(faults: readonly FileFault[], telling: Telling): string {
  const byFile = new Map<string, FileFault[]>();
  for (const fault of faults) {
    const file = fileOf(fault.document);
    byFile.set(file, [...(byFile.get(file) ?? []), fault]);
  }
  return [...byFile]
    .map(([file, fileFaults]) => {
      const source = telling.sources?.get(file);
      const at = (fault: FileFault) => (source === undefined ? 0 : spanIn(source, fault).offset);
      const inOrder = [...fileFaults].sort((a, b) => at(a) - at(b));
      return [file, ...inOrder.map((fault) => tellFault(fault, telling))].join('\n');
    })
    .join('\n\n');
}

export function countFaults(faults: readonly DraftFault[]): string {
  const files = new Set(faults.map((fault) => fileOf(fault.document)));
  return `${plural(faults.length, 'fault')} in ${plural(files.size, 'file')}`;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
