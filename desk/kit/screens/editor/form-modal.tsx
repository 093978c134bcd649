/** A box with a form: asks before it is closed with changes. */
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { Modal, type ModalProps } from '#ui/modal.tsx';
import { Question } from '../question.tsx';
import { screenWords } from '../words.ts';
import { FormBoxContext, useLeaveBox } from './unsaved.ts';

export function FormModal({ onClose, children, ...modal }: ModalProps) {
  const t = useTranslation(screenWords);
  const [holders] = useState(() => new Set<symbol>());
  const [isAsking, setAsking] = useState(false);
  const box = useMemo(
    () => ({ holders, leave: () => (holders.size > 0 ? setAsking(true) : onClose()) }),
    [holders, onClose],
  );
  return (
    <FormBoxContext value={box}>
      <Modal {...modal} onClose={box.leave}>
        {children}
      </Modal>
      {isAsking && (
        <Question
          title={t('closeTitle')}
          text={t('closeText')}
          confirmText={t('discard')}
          cancelText={t('goOn')}
          isDanger
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </FormBoxContext>
  );
}

/** The way out of a form's box. */
export function CancelButton({ busy = false, children }: { busy?: boolean; children?: ReactNode }) {
  const t = useTranslation(screenWords);
  const leave = useLeaveBox();
  return (
    <Button unavailable={busy} onClick={leave}>
      {children ?? t('cancel')}
    </Button>
  );
}
