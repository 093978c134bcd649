/** Adds, moves and takes out entries of a document's lists: each one step of the history, with the entry chosen afterwards. */
import { valueAt } from '#schemas/page/walk-path.ts';
import { pointerTo } from '#schemas/page/json.ts';
import { listOf, moveItem, withItem, withoutItem } from '#desk/kit/fields/list-change.ts';
import { newItem } from '#desk/kit/fields/new-item.ts';
import type { DocumentKey } from '../../model/document.ts';
import type { Editor } from '../../model/editor.ts';
import type { EntryList, EntryRow } from './entry-lists.ts';

/** The pointer that is chosen after an edit; undefined where nothing could be done. */
type Outcome = string | undefined;

export class EntryEdits {
  readonly #editor: Editor;
  readonly #document: DocumentKey;

  constructor(editor: Editor, document: DocumentKey) {
    this.#editor = editor;
    this.#document = document;
  }

  choose(pointer: string): void {
    this.#editor.select({ document: this.#document, pointer });
  }

  add(list: EntryList): Outcome {
    if (list.size >= list.max) return undefined;
    return this.#write(
      list,
      (entries) => withItem(entries, entries.length, newItem(list.item)),
      pointerTo(list.pointer, list.size),
    );
  }

  move({ list, place, size }: EntryRow, to: number): Outcome {
    if (to < 0 || to >= size || to === place) return undefined;
    return this.#write(list, (entries) => moveItem(entries, place, to), pointerTo(list.pointer, to));
  }

  /** Chooses what stands there afterwards: of a list that is empty now, the list. */
  remove({ list, place, size }: EntryRow): Outcome {
    if (size <= list.min) return undefined;
    const next = size === 1 ? list.pointer : pointerTo(list.pointer, Math.min(place, size - 2));
    return this.#write(list, (entries) => withoutItem(entries, place), next);
  }

  #write(
    { pointer }: EntryList,
    change: (entries: readonly unknown[]) => readonly unknown[],
    next: string,
  ): Outcome {
    const document = this.#document;
    const body = this.#editor.getState().documents[document]?.body;
    const result = this.#editor.set({ document, pointer }, change(listOf(valueAt(body, pointer))));
    if (!result.ok) return undefined;
    this.choose(next);
    return next;
  }
}
