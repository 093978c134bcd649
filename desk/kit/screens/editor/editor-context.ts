/** The item being edited, for the fields of its form. */
import { createContext, useContext } from 'react';
import type { ItemFault } from '#schemas/api/console/save.ts';
import type { ItemEdit } from './item-edit.ts';

export interface EditorValue {
  edit: ItemEdit;
  faults: readonly ItemFault[];
  change: (pointer: string, value: unknown) => void;
  /** A field holds a text it cannot read, so that the item has still the value of before; or no longer. */
  markUnread: (pointer: string, isUnread: boolean) => void;
  /** Marks each control, so that two forms of one screen differ. */
  id: string;
}

export const EditorContext = createContext<EditorValue | undefined>(undefined);

/** @throws Error outside a form of the desk */
export function useEditor(): EditorValue {
  const value = useContext(EditorContext);
  if (value === undefined) throw new Error('useEditor() stands outside <ItemForm>.');
  return value;
}
