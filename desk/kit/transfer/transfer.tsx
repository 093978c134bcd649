/** What a list holds as files: downloaded as a workbook, and imported after its changes were read. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { ImportDialog } from './import-dialog.tsx';
import type { TransferKind } from './transfer-kind.ts';
import { useWorkbook } from './use-workbook.ts';
import { transferWords } from './words.ts';

/** For Excel and WPS. */
export function WorkbookButton({ kind }: { kind: TransferKind }) {
  const t = useTranslation(transferWords);
  const { run, isPending } = useWorkbook(kind, kind.name);
  return (
    <Button data-action="export-workbook" busy={isPending} onClick={run}>
      {t('workbook')}
    </Button>
  );
}

export function ImportButton({ kind }: { kind: TransferKind }) {
  const t = useTranslation(transferWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button data-action="import" onClick={() => setOpen(true)}>
        {t('import')}
      </Button>
      {isOpen && <ImportDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}
