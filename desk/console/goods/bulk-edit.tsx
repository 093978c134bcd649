/** Changes many goods at once: price and tags, with every change shown before it is written, all of them or none. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { consoleGoodsImport } from '#schemas/api/console/goods-tables.ts';
import { consoleGoodsGet, consoleGoodsList } from '#schemas/api/console/goods.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { GoodsReport } from '#schemas/goods-table/import-report.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { faultLine } from '#desk/kit/fields/fault-line.ts';
import type { BulkForm } from '#desk/kit/lists/list-definition.ts';
import { ThingsField } from '#desk/kit/pickers/things-field.tsx';
import { FormModal } from '#desk/kit/screens/editor/form-modal.tsx';
import { UnsavedMark } from '#desk/kit/screens/editor/unsaved.ts';
import { parseYuan } from '#desk/kit/screens/money-text.ts';
import { parseWhole } from '#desk/kit/screens/whole-text.ts';
import { ImportChanges } from '#desk/kit/transfer/import-changes.tsx';
import { importFaults } from '#desk/kit/transfer/import-faults.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { ModalActions } from '#ui/modal.tsx';
import { toast } from '#ui/toasts.tsx';
import { rowsOfChange, type BulkChange } from './bulk-changes.ts';
import { goodsWords } from './words.ts';

type Good = DataOf<typeof consoleGoodsList>['items'][number];

const readPercent = (text: string) => parseWhole(text, { min: 1, max: 1000 });

/** The fields as they were typed: a price or a percentage, never both. */
interface BulkFields {
  price: string;
  percent: string;
  addTags: readonly string[];
  removeTags: readonly string[];
}
const EMPTY: BulkFields = { price: '', percent: '', addTags: [], removeTags: [] };

const isBadPrice = ({ price }: BulkFields) => price.trim() !== '' && parseYuan(price) === undefined;
const isBadPercent = ({ percent }: BulkFields) => percent.trim() !== '' && readPercent(percent) === undefined;

function changeOf(fields: BulkFields): BulkChange {
  const [price, percent] = [parseYuan(fields.price), readPercent(fields.percent)];
  return {
    ...(price === undefined ? {} : { price }),
    ...(percent === undefined ? {} : { percent }),
    addTags: fields.addTags,
    removeTags: fields.removeTags,
  };
}

function useBulkEdit({ rows, onDone }: BulkForm<Good>) {
  const t = useTranslation(goodsWords);
  const locale = useLocale();
  const [fields, setFields] = useState<BulkFields>(EMPTY);
  const [trial, setTrial] = useState<{ fields: BulkFields; report: GoodsReport }>();
  const [failure, setFailure] = useState('');
  const { mutateAsync, isPending } = useConsoleMutation(consoleGoodsImport, [
    consoleGoodsList,
    consoleGoodsGet,
  ]);
  // What was tried with other fields says nothing of these.
  const report = trial?.fields === fields ? trial.report : undefined;
  const change = (part: Partial<BulkFields>) => setFields({ ...fields, ...part });
  const run = async (isTrial: boolean) => {
    setFailure('');
    const goods = rowsOfChange(rows, changeOf(fields));
    if (goods.length === 0) return setFailure(t('bulkNothing'));
    try {
      const outcome = await mutateAsync({ tables: { goods }, is_trial: isTrial });
      if (isTrial) return setTrial({ fields, report: outcome });
      toast(t('bulkDone', { count: goods.length }), 'success');
      return onDone();
    } catch (error) {
      const reasons = importFaults(error).map(({ row, ...fault }) => {
        const title = rows.find(({ id }) => id === goods[row]?.['id'])?.title ?? '';
        return `${title}: ${faultLine(fault, locale)}`;
      });
      const message = error instanceof Error ? error.message : String(error);
      return setFailure(reasons.length === 0 ? message : reasons.join(' '));
    }
  };
  return { fields, change, report, failure, isPending, run };
}

export function BulkEdit(form: BulkForm<Good>) {
  const t = useTranslation(goodsWords);
  const { fields, change, report, failure, isPending, run } = useBulkEdit(form);
  const isBad = isBadPrice(fields) || isBadPercent(fields);
  return (
    <FormModal
      title={t('bulkTitle', { count: form.rows.length })}
      size="m"
      busy={isPending}
      onClose={form.onClose}
    >
      <UnsavedMark isDirty={fields !== EMPTY} />
      <TextField
        id="bulk-price"
        name="price"
        label={t('bulkPrice')}
        inputMode="decimal"
        value={fields.price}
        error={isBadPrice(fields) ? t('bulkPriceBad') : ''}
        onChange={(price) => change({ price, percent: '' })}
      />
      <TextField
        id="bulk-percent"
        name="percent"
        label={t('bulkPercent')}
        inputMode="numeric"
        value={fields.percent}
        error={isBadPercent(fields) ? t('bulkPercentBad') : ''}
        onChange={(percent) => change({ percent, price: '' })}
      />
      <ThingsField
        of="tag"
        label={t('bulkAddTags')}
        ids={fields.addTags}
        onChange={(addTags) => change({ addTags })}
      />
      <ThingsField
        of="tag"
        label={t('bulkRemoveTags')}
        ids={fields.removeTags}
        onChange={(removeTags) => change({ removeTags })}
      />
      <div role="status">{report !== undefined && <ImportChanges report={report} />}</div>
      {failure !== '' && <p role="alert">{failure}</p>}
      <ModalActions>
        <Button data-action="check" unavailable={isBad || isPending} onClick={() => void run(true)}>
          {t('bulkCheck')}
        </Button>
        <Button
          tone="primary"
          data-action="save"
          busy={isPending}
          unavailable={isBad || report === undefined}
          onClick={() => void run(false)}
        >
          {t('bulkRun')}
        </Button>
      </ModalActions>
    </FormModal>
  );
}
