/** What a field of an item knows of the form it stands in: its value, its fault, and how it is changed. */
import { useLocale } from '#i18n/use-words.ts';
import { useEditor } from './editor-context.ts';
import { editedValue } from './item-edit.ts';

export interface EditFieldProps {
  /** JSON pointer into the item; the control's name. */
  pointer: string;
  label: string;
}

export function useEditedField(pointer: string) {
  const { edit, faults, change, id } = useEditor();
  const locale = useLocale();
  const fault = faults.find((one) => one.pointer === pointer);
  return {
    id: `${id}${pointer}`,
    value: editedValue(edit, pointer),
    error: fault === undefined ? '' : `${fault.message[locale] ?? ''} ${fault.hint[locale] ?? ''}`.trim(),
    set: (value: unknown) => change(pointer, value),
  };
}
