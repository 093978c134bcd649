/** Saves a workbook the shop makes: of its goods, or a template. */
import { consoleGoodsWorkbookGet } from '#schemas/api/console/goods-tables.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { saveFile } from '#desk/kit/lists/save-file.ts';
import { toast } from '#ui/toasts.tsx';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function useWorkbook(of: 'goods' | 'template', name: string) {
  const { mutate, isPending } = useConsoleMutation(consoleGoodsWorkbookGet);
  const run = () =>
    mutate(
      { of },
      {
        onSuccess: ({ base64 }) =>
          saveFile(
            name,
            XLSX,
            Uint8Array.from(atob(base64), (one) => one.charCodeAt(0)),
          ),
        onError: ({ message }) => toast(message, 'error'),
      },
    );
  return { run, isPending };
}
