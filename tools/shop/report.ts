/** What the user reads: faults by file, with pointer, rule, message and hint, and one line of summary. */
import type { Locale } from '#schemas/locale.ts';
import type { DraftFault } from '#server/areas/pages/rules/publish.ts';
import { fileOf } from './shop-door.ts';

export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, at) => Math.max(known[at] ?? 0, cell.length)),
    [],
  );
  return rows
    .map(
      (row) =>
        `  ${row.map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0))).join('  ')}`,
    )
    .join('\n');
}

/** One block a file; each fault says where, which rule, what is wrong and what to do. */
export function faultTable(faults: readonly DraftFault[], locale: Locale): string {
  const byFile = new Map<string, DraftFault[]>();
  for (const fault of faults) {
    const file = fileOf(fault.document);
    byFile.set(file, [...(byFile.get(file) ?? []), fault]);
  }
  return [...byFile]
    .map(([file, found]) => {
      const lines = found.map((fault) => {
        const node = fault.nodeId === undefined ? '' : ` (node ${fault.nodeId})`;
        const hint = `      ${locale === 'cn' ? '提示' : 'hint'}: ${fault.hint[locale]}`;
        return `  ${fault.pointer || '/'}  [${fault.rule}]${node}\n      ${fault.message[locale]}\n${hint}`;
      });
      return `${file}\n${lines.join('\n')}`;
    })
    .join('\n\n');
}

export function countFaults(faults: readonly DraftFault[]): string {
  const files = new Set(faults.map((fault) => fileOf(fault.document)));
  return `${plural(faults.length, 'fault')} in ${plural(files.size, 'file')}`;
}
