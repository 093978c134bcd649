/** Actions on the entries of a document; each outcome is announced to screen readers. */
import { useMemo } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { useCanvas } from '../../canvas-context.ts';
import { announce } from '../../canvas-state.ts';
import { parseKey } from '../../model/document.ts';
import { EntryEdits } from './entry-edits.ts';
import type { EntryList, EntryRow } from './entry-lists.ts';
import { entryWords } from './words.ts';

export function useEntryActions() {
  const t = useWords(entryWords);
  const { editor, documentKey, store, port } = useCanvas();
  return useMemo(() => {
    const edits = new EntryEdits(editor, documentKey);
    const nameOf = ({ title }: EntryRow) => title || t('unnamed');
    const kind = parseKey(documentKey)?.kind ?? 'page';
    const showPart = () => {
      const part = store.getState().rects.find(({ id }) => id.startsWith(`chrome-${kind}`));
      if (part !== undefined) port.ask('scrollTo', { node: part.id }).catch(() => undefined);
    };
    return {
      choose: (pointer: string) => {
        edits.choose(pointer);
        showPart();
      },
      /** Gives the keyboard to its form. */
      edit: (pointer: string) => {
        edits.choose(pointer);
        store.setState({ sheet: 'form', focus: undefined });
        requestAnimationFrame(() => store.setState({ focus: { node: documentKey, name: pointer } }));
      },
      add: (list: EntryList) => {
        const isDone = edits.add(list) !== undefined;
        announce(store, t(isDone ? 'added' : 'full', { max: list.max }));
      },
      move: (row: EntryRow, to: number) => {
        const isDone = edits.move(row, to) !== undefined;
        const words = { name: nameOf(row), place: to + 1, count: row.size };
        announce(store, t(isDone ? 'moved' : 'cannotMove', words));
      },
      remove: (row: EntryRow) => {
        const isDone = edits.remove(row) !== undefined;
        announce(store, t(isDone ? 'removed' : 'cannotRemove', { name: nameOf(row), min: row.list.min }));
      },
    };
  }, [editor, documentKey, store, port, t]);
}
export type EntryActions = ReturnType<typeof useEntryActions>;
