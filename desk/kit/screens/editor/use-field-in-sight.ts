/** Brings the field that holds a save back into sight, in the form that holds it (ADR-820). */
import { useEffect, useEffectEvent, useRef } from 'react';
import { focusField } from '../../fields/focus-field.ts';
import { isWrongText } from '../../fields/wrong-text.ts';
import { changeItem, editedValue } from './item-edit.ts';
import type { ItemEditor } from './use-item-editor.ts';

/** What holds the field opens first: it is there for the keyboard a frame later. */
export function useFieldInSight({ sight, edit, submit }: ItemEditor) {
  const form = useRef<HTMLFormElement>(null);
  // A field that another choice took away, such as how long a practice lasts, cannot be mended: its text goes with it.
  const leaveOut = useEffectEvent((pointer: string) => {
    if (isWrongText(editedValue(edit, pointer))) void submit(changeItem(edit, pointer, undefined));
  });
  useEffect(() => {
    if (sight === undefined) return undefined;
    const frame = requestAnimationFrame(() => {
      if (form.current !== null && !focusField(form.current, sight.pointer)) leaveOut(sight.pointer);
    });
    return () => cancelAnimationFrame(frame);
  }, [sight]);
  return form;
}
