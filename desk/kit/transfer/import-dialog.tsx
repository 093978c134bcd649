/** Imports things from files: what it would change is read first, and nothing is written before it was confirmed. */
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { toast } from '#ui/toasts.tsx';
import { FileButton } from '../screens/file-button.tsx';
import { useImport } from './use-import.ts';
import { ImportChanges } from './import-changes.tsx';
import type { TransferKind } from './transfer-kind.ts';
import { useWorkbook } from './use-workbook.ts';
import { transferWords } from './words.ts';
import styles from './transfer.module.css';

function Faults({ faults }: { faults: readonly string[] }) {
  const t = useTranslation(transferWords);
  return (
    <>
      <p>{t('faults', { count: faults.length })}</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </>
  );
}

/** Tables to begin with: every column explained, with examples. */
function TemplateButton({ kind }: { kind: TransferKind }) {
  const t = useTranslation(transferWords);
  const { run, isPending } = useWorkbook(kind, 'template');
  return (
    <Button size="s" data-action="template" busy={isPending} onClick={run}>
      {t('template')}
    </Button>
  );
}

export function ImportDialog({ kind, onClose }: { kind: TransferKind; onClose: () => void }) {
  const t = useTranslation(transferWords);
  const { check, write, report, notes, faults, failure, isPending } = useImport(kind, () => {
    toast(t('imported'), 'success');
    onClose();
  });
  const isEmpty = report?.changes.length === 0 && report.moved !== true;
  return (
    <Modal title={kind.title} size="m" busy={isPending} onClose={onClose}>
      <div className={styles.parts}>
        <p>{kind.hint}</p>
        <div className={styles.files}>
          <FileButton
            label={t('file')}
            name="file"
            multiple
            busy={isPending}
            accept={kind.packageTable === undefined ? '.xlsx,.csv' : '.xlsx,.csv,.json'}
            onFiles={(files) => void check(files)}
          />
          <TemplateButton kind={kind} />
        </div>
        <div role="status">
          {report !== undefined && <ImportChanges report={report} />}
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        {failure !== '' && (
          <div role="alert" className={styles.faults}>
            <p>{failure}</p>
            {faults.length > 0 && <Faults faults={faults} />}
          </div>
        )}
      </div>
      <ModalActions>
        <Button
          tone="primary"
          data-action="save"
          busy={isPending}
          unavailable={report === undefined || isEmpty}
          onClick={() => void write()}
        >
          {t('run')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
