/** A modal box with a title: a native dialog traps the focus, Esc closes it, and the focus goes back to where it was. */
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { sharedWords } from '#i18n/shared-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import styles from './modal.module.css';

export interface ModalProps {
  title: string;
  /** Esc, the cross, or whatever else leaves it. */
  onClose: () => void;
  children: ReactNode;
  /** Cannot be left now. */
  busy?: boolean | undefined;
  size?: 's' | 'm' | undefined;
}

/** Drawn only while it is open. */
export function Modal({ title, onClose, children, busy = false, size = 's' }: ModalProps) {
  const t = useWords(sharedWords);
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = box.current;
    if (element !== null && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('input:not([type=file])')?.focus();
    }
    return () => element?.close();
  }, []);
  const leave = () => {
    if (!busy) onClose();
  };
  return (
    <dialog
      ref={box}
      className={cx(styles.box, styles[size])}
      aria-modal="true"
      aria-labelledby={id}
      aria-busy={busy ? true : undefined}
      onCancel={(event) => {
        // A file chooser's cancel bubbles up to here and leaves nothing.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
      onClose={() => {
        // A second Esc shuts it in spite of that, and nobody could open it again.
        const element = box.current;
        if (element === null || element.open) return;
        if (busy) element.showModal();
        else onClose();
      }}
    >
      <div className={styles.inside}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {!busy && (
          <button type="button" className={styles.close} aria-label={t('close')} onClick={leave}>
            <Icon name="close" size={18} />
          </button>
        )}
        {children}
      </div>
    </dialog>
  );
}

/** The last line of a box: what leaves it and what goes on. */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
