/** What the audit log keeps of an import: which rows, and short values of goods; nothing of people, and no password (D140). */
import type { FieldChange } from '#schemas/goods-table/field-change.ts';
import type { GoodsReport, ImportChange } from '#schemas/goods-table/import-report.ts';
import { namedRows, type Change } from '#server/kernel/http/console-handler.ts';

const FIELDS_KEPT = 100;
const LETTERS_KEPT = 200;
const PRIVATE: ReadonlySet<string> = new Set(['password', 'password_hash', 'designated']);

/** A member's id holds their phone, which is not kept. */
const nameOf = ({ table, id }: Pick<ImportChange, 'table' | 'id'>) =>
  `${table} ${table === 'members' ? (id.split(' ')[0] ?? '') : id}`;

const isShort = (value: unknown) => (JSON.stringify(value) ?? '').length <= LETTERS_KEPT;
const isKept = ({ table, field, before, after }: FieldChange) =>
  table !== 'members' && !PRIVATE.has(field) && isShort(before) && isShort(after);

/** The same of a save of one thing: its fields by their names, rows of its lists by their ids too. */
export function auditOfItem(subject: string, { changes }: Pick<GoodsReport, 'changes'>): Change {
  const fields = changes.flatMap((row) =>
    row.fields.map((one) => ({ ...one, isOwn: one.table === row.table })),
  );
  const shortFields = fields.filter(isKept).slice(0, FIELDS_KEPT);
  const valuesOf = (side: 'before' | 'after') =>
    Object.fromEntries(
      shortFields.map((one) => [
        one.isOwn ? one.field : `${one.table} ${one.id} ${one.field}`,
        one[side] ?? null,
      ]),
    );
  const isNew = changes.every(({ change }) => change === 'added');
  return { subject, before: isNew ? null : valuesOf('before'), after: valuesOf('after') };
}

export function auditOfImport({ changes, moved }: Pick<GoodsReport, 'changes' | 'moved'>): Change {
  const updates = changes.filter(({ change }) => change === 'changed');
  const shortFields = updates
    .flatMap(({ fields }) => fields)
    .filter(isKept)
    .slice(0, FIELDS_KEPT);
  const valuesOf = (side: 'before' | 'after') =>
    Object.fromEntries(shortFields.map((one) => [`${one.table} ${one.id} ${one.field}`, one[side] ?? null]));
  return {
    subject: 'goods',
    before: { ...namedRows(updates.map(nameOf)), fields: valuesOf('before') },
    after: { ...namedRows(changes.map(nameOf)), fields: valuesOf('after'), moved },
  };
}
