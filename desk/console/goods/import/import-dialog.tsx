/** Imports goods from a file: what it would change is read first, and nothing is written before it was confirmed. */
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { toast } from '#ui/toasts.tsx';
import { useImport } from './use-import.ts';
import { goodsWords } from '../words.ts';
import { ImportChanges } from './import-changes.tsx';
import { TemplateButton } from './template-button.tsx';

function Faults({ faults }: { faults: readonly string[] }) {
  const t = useTranslation(goodsWords);
  return (
    <>
      <p>{t('importFaults', { count: faults.length })}</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </>
  );
}

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslation(goodsWords);
  const locale = useLocale();
  const { check, write, report, notes, faults, failure, isPending } = useImport(() => {
    toast(t('imported'), 'success');
    onClose();
  });
  const isEmpty = report?.changes.length === 0 && !report.moved;
  return (
    <Modal title={t('importTitle')} size="m" busy={isPending} onClose={onClose}>
      <p>{t('importHint')}</p>
      <TemplateButton />
      <label>
        {t('importFile')}{' '}
        <input
          type="file"
          name="file"
          multiple
          disabled={isPending}
          accept=".xlsx,.csv,.json"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            if (files.length > 0) void check(files);
            // The same file, once it is mended, is chosen again.
            target.value = '';
          }}
        />
      </label>
      <div role="status">
        {report !== undefined && <ImportChanges report={report} />}
        {notes.map(({ file, message }) => (
          <p key={`${file} ${message.en}`}>{`${file}: ${message[locale]}`}</p>
        ))}
      </div>
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
