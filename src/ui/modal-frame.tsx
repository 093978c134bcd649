/** What every box over the page stands in: a native dialog traps the focus, Esc leaves it, and the focus goes back. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIsLeaving } from './unmount-delay.tsx';

export interface ModalFrameProps {
  className: string | undefined;
  /** Id of its title. */
  labelledBy: string;
  describedBy?: string | undefined;
  busy?: boolean | undefined;
  /** Cannot be left now. */
  isHeld?: boolean | undefined;
  /** Closed, and on its way out of sight: the page behind it is free again. */
  isClosing?: boolean | undefined;
  /** Selects what has the focus first. */
  focus?: string | undefined;
  onLeave: () => void;
  children: ReactNode;
}

/** Drawn only while it is open. */
export function ModalFrame({
  className,
  labelledBy,
  describedBy,
  busy = false,
  isHeld = false,
  isClosing: isClosed = false,
  focus = 'input:not([type=file])',
  onLeave,
  children,
}: ModalFrameProps) {
  const box = useRef<HTMLDialogElement>(null);
  const isLeaving = useIsLeaving();
  const isClosing = isClosed || isLeaving;
  // Closed before it leaves the page, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = box.current;
    if (element !== null && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>(focus)?.focus();
    }
    return () => element?.close();
    // Only how it begins.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // What leaves holds nobody up: the focus goes back at once, and the rest is only seen.
  useLayoutEffect(() => {
    if (isClosing) box.current?.close();
  }, [isClosing]);
  return (
    <dialog
      ref={box}
      className={className}
      data-closing={isClosing ? '' : undefined}
      aria-modal={isClosing ? undefined : 'true'}
      aria-hidden={isClosing ? true : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-busy={busy ? true : undefined}
      onCancel={(event) => {
        // A file chooser's cancel bubbles up to here and leaves nothing.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!isHeld) onLeave();
      }}
      onClose={() => {
        // A second Esc shuts it in spite of that, and nobody could open it again.
        const element = box.current;
        if (element === null || element.open || isClosing) return;
        if (isHeld) element.showModal();
        else onLeave();
      }}
    >
      {children}
    </dialog>
  );
}
