/** Dates the browser's own control holds half typed: it says so by its validity alone, and tells of no change while they begin. */
import type { FocusEvent, KeyboardEvent } from 'react';

export const isHalfTyped = ({ validity }: HTMLInputElement): boolean => validity.badInput;

/**
 * Reads the control when it is left or its form is sent by Enter, where it became half typed or is so no more.
 *
 * @param isHalf whether the field knows it to be half typed
 */
export function onHalfTyped(isHalf: boolean, read: (control: HTMLInputElement) => void) {
  const look = (control: HTMLInputElement) => {
    if (isHalfTyped(control) !== isHalf) read(control);
  };
  return {
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => look(currentTarget),
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
      if (key === 'Enter') look(currentTarget);
    },
  };
}
