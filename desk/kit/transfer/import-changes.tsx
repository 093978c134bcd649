/** What an import would write: each field of each thing, before and after. */
import { useTranslation } from '#i18n/use-translation.ts';
import type { WordKeys } from '#i18n/words.ts';
import { PlainTable } from '../screens/plain-table.tsx';
import type { ImportReport } from './transfer-kind.ts';
import { transferWords } from './words.ts';

const textOf = (value: unknown) =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

const TABLES: Readonly<Record<string, WordKeys<typeof transferWords>>> = {
  tags: 'table_tags',
  teachers: 'table_teachers',
  goods: 'table_goods',
  coupons: 'table_coupons',
  members: 'table_members',
  questions: 'table_questions',
  exams: 'table_exams',
  quizzes: 'table_quizzes',
  tasks: 'table_tasks',
};

export function ImportChanges({ report }: { report: ImportReport }) {
  const t = useTranslation(transferWords);
  const rows = report.changes.flatMap(({ change, table, id, fields }) =>
    fields.map((field) => ({
      ...field,
      change,
      item: `${TABLES[table] === undefined ? table : t(TABLES[table])} ${id}`,
      key: `${table} ${id} ${field.table} ${field.id} ${field.field}`,
    })),
  );
  const movedLine = report.moved === true && <p>{t('moved')}</p>;
  if (report.changes.length === 0) return movedLine === false ? <p>{t('nothing')}</p> : movedLine;
  return (
    <div data-changes={rows.length}>
      <p>{t('changes', { count: rows.length })}</p>
      {movedLine}
      <PlainTable
        label={t('change')}
        rows={rows}
        keyOf={({ key }) => key}
        empty=""
        columns={[
          { id: 'what', label: t('change'), cell: ({ change }) => t(change) },
          { id: 'row', label: t('item'), cell: ({ item }) => item },
          { id: 'field', label: t('field'), cell: ({ field }) => field },
          { id: 'before', label: t('before'), cell: ({ before }) => textOf(before) },
          { id: 'after', label: t('after'), cell: ({ after }) => textOf(after) },
        ]}
      />
    </div>
  );
}
