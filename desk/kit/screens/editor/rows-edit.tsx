/** A list of rows of an item: each with its fields, added at the end, moved and taken away. */
import type { ReactNode } from 'react';
import { isObject } from '#schemas/page/json.ts';
import { moveItem, withoutItem } from '#desk/kit/fields/list-change.ts';
import { Button } from '#ui/button.tsx';
import styles from './editor.module.css';
import { useEditedField } from './edited-field.ts';

const keyOf = ({ id }: Record<string, unknown>, index: number): string =>
  typeof id === 'string' ? id : String(index);

interface RowsEditProps {
  /** Of the list. */
  pointer: string;
  words: { add: string; remove: string; up: string; down: string };
  /** A new row. */
  make: () => Record<string, unknown>;
  /** The fields of the row at a pointer. */
  children: (pointer: string) => ReactNode;
}

export function RowsEdit({ pointer, words, make, children }: RowsEditProps) {
  const { value, set } = useEditedField(pointer);
  const rows = Array.isArray(value) ? value.filter(isObject) : [];
  return (
    <>
      {rows.map((row, index) => (
        <fieldset key={keyOf(row, index)} className={styles.row} data-row={keyOf(row, index)}>
          {children(`${pointer}/${String(index)}`)}
          <div className={styles.rowActions}>
            <Button
              size="s"
              tone="text"
              unavailable={index === 0}
              onClick={() => set(moveItem(rows, index, index - 1))}
            >
              {words.up}
            </Button>
            <Button
              size="s"
              tone="text"
              unavailable={index === rows.length - 1}
              onClick={() => set(moveItem(rows, index, index + 1))}
            >
              {words.down}
            </Button>
            <Button size="s" tone="text" data-action="delete" onClick={() => set(withoutItem(rows, index))}>
              {words.remove}
            </Button>
          </div>
        </fieldset>
      ))}
      <Button data-action="add" onClick={() => set([...rows, make()])}>
        {words.add}
      </Button>
    </>
  );
}
