/** The item being edited, for the fields of its form. */
import { createContext, useContext } from 'react';
import type { ItemFault } from '#schemas/api/console/save.ts';
import type { ItemEdit } from './item-edit.ts';

/** A field that is to be seen; a new object each time it is asked for. */
export interface FieldSight {
  readonly pointer: string;
}

export interface EditorValue {
  edit: ItemEdit;
  faults: readonly ItemFault[];
  change: (pointer: string, value: unknown) => void;
  /** Marks each control, so that two forms of one screen differ. */
  id: string;
  /** Absent where nothing is brought into sight. */
  sight?: FieldSight | undefined;
}

export const EditorContext = createContext<EditorValue | undefined>(undefined);

/** @throws Error outside a form of the desk */
export function useEditor(): EditorValue {
  const value = useContext(EditorContext);
  if (value === undefined) throw new Error('useEditor() stands outside <ItemForm>.');
  return value;
}
