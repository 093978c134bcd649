/** Imports goods from a file: what it would change is read first, and nothing is written before it was confirmed. */
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import type { GoodsFault, GoodsReport } from '#schemas/goods-table/import-report.ts';
import { PlainTable } from '#desk/kit/screens/plain-table.tsx';
import { Button } from '#ui/button.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { toast } from '#ui/toasts.tsx';
import { useImport } from './use-import.ts';
import { goodsWords } from './words.ts';

const textOf = (value: unknown) =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

function Changes({ report }: { report: GoodsReport }) {
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

function Faults({ faults }: { faults: readonly GoodsFault[] }) {
  const t = useTranslation(goodsWords);
  const locale = useLocale();
  return (
    <>
      <p>{t('importFaults', { count: faults.length })}</p>
      <ul>
        {faults.map(({ table, row, pointer, message, hint }) => (
          <li key={`${table}${String(row)}${pointer}`}>
            {`${table} · ${t('row', { row: row + 1 })} ${pointer}: ${message[locale]} ${hint[locale]}`}
          </li>
        ))}
      </ul>
    </>
  );
}

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslation(goodsWords);
  const { check, write, report, faults, failure, isPending } = useImport(() => {
    toast(t('imported'), 'success');
    onClose();
  });
  const isEmpty = report?.changes.length === 0 && !report.moved;
  return (
    <Modal title={t('importTitle')} size="m" busy={isPending} onClose={onClose}>
      <p>{t('importHint')}</p>
      <label>
        {t('importFile')}{' '}
        <input
          type="file"
          name="file"
          accept="application/json,.json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void check(file);
          }}
        />
      </label>
      <div role="status">{report !== undefined && <Changes report={report} />}</div>
      {failure !== '' && (
        <div role="alert">
          <p>{failure}</p>
          {faults.length > 0 && <Faults faults={faults} />}
        </div>
      )}
      <ModalActions>
        <Button
          tone="primary"
          data-action="save"
          busy={isPending}
          unavailable={report === undefined || isEmpty}
          onClick={() => void write()}
        >
          {t('importRun')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
