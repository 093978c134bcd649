/** All goods as files: how they are imported and exported, and as one package for another shop. */
import { useTranslation } from '#i18n/use-translation.ts';
import {
  consoleGoodsExport,
  consoleGoodsImport,
  consoleGoodsSheetsRead,
  consoleGoodsWorkbookGet,
} from '#schemas/api/console/goods-tables.ts';
import { consoleGoodsGet, consoleGoodsList } from '#schemas/api/console/goods.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { saveFile } from '#desk/kit/lists/save-file.ts';
import type { TransferKind } from '#desk/kit/transfer/transfer-kind.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts.tsx';
import { goodsWords } from './words.ts';

export function useGoodsTransfer(): TransferKind {
  const t = useTranslation(goodsWords);
  return {
    name: 'goods',
    title: t('importTitle'),
    hint: t('importHint'),
    sheets: consoleGoodsSheetsRead,
    workbook: consoleGoodsWorkbookGet,
    bring: (ask, tables, isTrial) => ask(consoleGoodsImport, { tables, is_trial: isTrial }),
    stale: [consoleGoodsList, consoleGoodsGet],
    packageTable: 'goods',
  };
}

/** What the workbook holds, as the command line and another shop take it. */
export function PackageButton() {
  const t = useTranslation(goodsWords);
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
    <Button data-action="export-all" busy={isPending} onClick={savePackage}>
      {t('exportAll')}
    </Button>
  );
}
