/** A modal box with a title. */
import { useId, type ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';
import { cx } from './cx.ts';
import { ModalFrame } from './modal-frame.tsx';
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
  const id = useId();
  return (
    <ModalFrame
      className={cx(styles.box, styles[size])}
      labelledBy={id}
      busy={busy}
      isHeld={busy}
      onLeave={onClose}
    >
      <div className={styles.inside}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {!busy && <CloseButton className={styles.close} onClick={onClose} />}
        {children}
      </div>
    </ModalFrame>
  );
}

/** The last line of a box: what leaves it and what goes on. */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
