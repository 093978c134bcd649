/** What would be lost if the screen, or the box a form stands in, were left now. */
import { createContext, useContext, useEffect } from 'react';

export interface FormBox {
  /** Forms in it with changes. */
  holders: Set<symbol>;
  /** Closes it; asks first where something would be lost. */
  leave: () => void;
}

export const FormBoxContext = createContext<FormBox | undefined>(undefined);

/** @throws Error outside a box */
export function useLeaveBox(): () => void {
  const box = useContext(FormBoxContext);
  if (box === undefined) throw new Error('useLeaveBox() stands outside <FormModal>.');
  return box.leave;
}

const holders = new Set<symbol>();

export const hasUnsaved = (): boolean => holders.size > 0;

/** Stands in a form; with changes, the box and the page around it ask before they are left. */
export function UnsavedMark({ isDirty }: { isDirty: boolean }): null {
  const box = useContext(FormBoxContext)?.holders;
  useEffect(() => {
    if (!isDirty) return undefined;
    const holder = Symbol('unsaved');
    const all = box === undefined ? [holders] : [holders, box];
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    for (const one of all) one.add(holder);
    window.addEventListener('beforeunload', hold);
    return () => {
      for (const one of all) one.delete(holder);
      window.removeEventListener('beforeunload', hold);
    };
  }, [isDirty, box]);
  return null;
}
