/** Keys pressed in the desk's own window, outside of fields and boxes; those of the frame come through its port. */
import { useEffect } from 'react';
import type { CanvasSession } from './canvas-session.ts';
import { actionOfPress } from './keys.ts';

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** A box over the page has all keys, also when what had the focus in it is gone and the focus is with no element. */
const isBehindBox = () => document.querySelector('dialog[aria-modal="true"]') !== null;

function onPress(session: CanvasSession, event: KeyboardEvent): void {
  if (event.defaultPrevented || isIn(event.target, 'dialog') || isBehindBox()) return;
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const isTyping = isIn(target, TYPING);
  const press = { key, ctrl: ctrlKey, meta: metaKey, shift: shiftKey, alt: altKey };
  const action = actionOfPress(press, isTyping);
  // Other keys choose or leave what is being composed; a save takes it.
  if (event.isComposing && action !== 'save') return;
  // Enter on a button presses it; text that is marked is copied by the browser; a paste has an event of its own.
  const isOfButton = key === 'Enter' && isIn(target, 'button, a, summary, [role="menuitem"]');
  const hasMarkedText = action === 'copy' && window.getSelection()?.isCollapsed === false;
  if (action === undefined || isOfButton || hasMarkedText || action === 'paste') return;
  event.preventDefault();
  session.run(action);
}

export function useKeyPresses(session: CanvasSession): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onPress(session, event);
    const onPaste = (event: ClipboardEvent) => {
      if (isIn(event.target, `${TYPING}, dialog`) || isBehindBox()) return;
      event.preventDefault();
      session.actions.pasteText(event.clipboardData?.getData('text/plain') ?? '');
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('paste', onPaste);
    };
  }, [session]);
}
