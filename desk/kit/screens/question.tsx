/** Asks before something that cannot be undone; what else there is to fill in stands below the question. */
import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { focusWrongField } from '../fields/use-wrong-field.ts';
import styles from './screens.module.css';
import { screenWords } from './words.ts';

interface QuestionProps {
  title: string;
  text?: string | undefined;
  confirmText?: string | undefined;
  cancelText?: string | undefined;
  isDanger?: boolean;
  busy?: boolean;
  /** Why it was refused; empty for nothing. */
  fault?: string;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

export function Question(props: QuestionProps) {
  const { title, text, confirmText, cancelText, isDanger = false, busy = false, fault = '' } = props;
  const t = useTranslation(screenWords);
  return (
    <Modal title={title} busy={busy} onClose={props.onClose}>
      <form
        className={styles.question}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !focusWrongField(event.currentTarget)) props.onConfirm();
        }}
      >
        {text !== undefined && <p>{text}</p>}
        {props.children}
        {fault !== '' && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        <ModalActions>
          <Button unavailable={busy} onClick={props.onClose}>
            {cancelText ?? t('cancel')}
          </Button>
          <Button type="submit" tone={isDanger ? 'danger' : 'primary'} busy={busy} data-action="ok">
            {confirmText ?? t('confirm')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}
