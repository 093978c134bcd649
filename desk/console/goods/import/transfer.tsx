/** All goods as files: downloaded as a workbook or a package, a template to begin with, and an import after its changes were read. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleGoodsExport } from '#schemas/api/console/goods-tables.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { saveFile } from '#desk/kit/lists/save-file.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts.tsx';
import { goodsWords } from '../words.ts';
import { ImportDialog } from './import-dialog.tsx';
import { useWorkbook } from './use-workbook.ts';

/** For Excel and WPS; the package holds the same for another shop. */
export function ExportGoods() {
  const t = useTranslation(goodsWords);
  const workbook = useWorkbook('goods', 'goods.xlsx');
  const { mutate, isPending } = useConsoleMutation(consoleGoodsExport);
  const savePackage = () =>
    mutate(
      {},
      {
        onSuccess: (data) => saveFile('goods.json', 'application/json', JSON.stringify(data, null, 1)),
        onError: ({ message }) => toast(message, 'error'),
      },
    );
  return (
    <>
      <Button data-action="export-workbook" busy={workbook.isPending} onClick={workbook.run}>
        {t('exportWorkbook')}
      </Button>
      <Button data-action="export-all" busy={isPending} onClick={savePackage}>
        {t('exportAll')}
      </Button>
    </>
  );
}

export function ImportGoods() {
  const t = useTranslation(goodsWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button data-action="import" onClick={() => setOpen(true)}>
        {t('import')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
