/** Something that comes up over the stage of a live room and stands beside the picture: not modal, left by Esc or its cross. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { CloseButton } from '#ui/close-button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './live-card.module.css';

export interface LiveCardProps {
  root: { 'data-node': string; 'data-kind': string };
  icon: IconName;
  title: string;
  /** A countdown for the eye, and for the ear: that one changes once a minute. */
  left?: { text: string; spokenText: string } | undefined;
  onClose: () => void;
  children: ReactNode;
}

export function LiveCard({ root, icon, title, left, onClose, children }: LiveCardProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const node = box.current;
    const leave = (event: KeyboardEvent) => {
      // A dialog it opened is left by itself.
      const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.key === 'Escape' && !isInDialog) onClose();
    };
    node?.addEventListener('keydown', leave);
    return () => node?.removeEventListener('keydown', leave);
  }, [onClose]);
  return (
    <section {...root} ref={box} className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <Icon name={icon} size={18} />
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {left !== undefined && (
          <>
            <span className={styles.left} role="timer" aria-hidden="true">
              {left.text}
            </span>
            <VisuallyHidden as="div">
              <span aria-live="polite">{left.spokenText}</span>
            </VisuallyHidden>
          </>
        )}
        <CloseButton className={styles.close} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** A line of the card's facts. */
export function LiveFact({ children }: { children: ReactNode }) {
  return <p className={styles.fact}>{children}</p>;
}
