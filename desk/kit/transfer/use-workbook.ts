/** Saves a workbook the shop makes: of what it has, or a template. */
import { useConsoleMutation } from '../calls/use-console.ts';
import { saveFile } from '../lists/save-file.ts';
import { toast } from '#ui/toasts.tsx';
import type { TransferKind } from './transfer-kind.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** @param of the name of the kind, or `template` */
export function useWorkbook({ name, workbook }: TransferKind, of: string) {
  const { mutate, isPending } = useConsoleMutation(workbook);
  const run = () =>
    mutate(
      { of },
      {
        onSuccess: ({ base64 }) =>
          saveFile(
            `${of === name ? name : `${name}-${of}`}.xlsx`,
            XLSX,
            Uint8Array.from(atob(base64), (one) => one.charCodeAt(0)),
          ),
        onError: ({ message }) => toast(message, 'error'),
      },
    );
  return { run, isPending };
}
