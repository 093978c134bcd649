/** What an import would write: each field of each good, before and after. */
import { useTranslation } from '#i18n/use-translation.ts';
import type { GoodsReport } from '#schemas/goods-table/import-report.ts';
import { PlainTable } from '#desk/kit/screens/plain-table.tsx';
import { goodsWords } from '../words.ts';

const textOf = (value: unknown) =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

export function ImportChanges({ report }: { report: GoodsReport }) {
  const t = useTranslation(goodsWords);
  const rows = report.changes.flatMap(({ change, table, id, fields }) =>
    fields.map((field) => ({
      ...field,
      change,
      key: `${table} ${id} ${field.table} ${field.id} ${field.field}`,
    })),
  );
  if (report.changes.length === 0) return <p>{t('importNothing')}</p>;
  return (
    <div data-changes={rows.length}>
      <p>{t('importChanges', { count: rows.length })}</p>
      <PlainTable
        label={t('importTitle')}
        rows={rows}
        keyOf={({ key }) => key}
        empty=""
        columns={[
          { id: 'what', label: t('state'), cell: ({ change }) => t(change) },
          { id: 'row', label: t('goods'), cell: ({ table, id }) => `${table} ${id}` },
          { id: 'field', label: t('field'), cell: ({ field }) => field },
          { id: 'before', label: t('before'), cell: ({ before }) => textOf(before) },
          { id: 'after', label: t('after'), cell: ({ after }) => textOf(after) },
        ]}
      />
    </div>
  );
}
