/** One entry in the outline of a document: its words, what adds to it, and where it can be dragged within its list. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { cx } from '#ui/cx.ts';
import { Glyph } from '../../glyph.tsx';
import type { EntryRow } from './entry-lists.ts';
import type { EntryActions } from './use-entry-actions.ts';
import { entryWords } from './words.ts';
import styles from '../outline.module.css';

interface EntryLineProps {
  row: EntryRow;
  neighbours: { before: EntryRow | undefined; after: EntryRow | undefined };
  isChosen: boolean;
  /** The one stop of the tree for the Tab key. */
  isStop: boolean;
  actions: EntryActions;
}

/** An entry is dropped before or after one of its own list. */
function useEntryDrag(element: RefObject<HTMLElement | null>, row: EntryRow, move: EntryActions['move']) {
  const [place, setPlace] = useState<'before' | 'after'>();
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const list = row.list.pointer;
    const fromOf = (data: Record<string, unknown>) =>
      data['list'] === list && typeof data['place'] === 'number' ? data['place'] : undefined;
    return combine(
      draggable({ element: current, getInitialData: () => ({ list, place: row.place, entry: row }) }),
      dropTargetForElements({
        element: current,
        canDrop: ({ source }) => fromOf(source.data) !== undefined && fromOf(source.data) !== row.place,
        onDrag: ({ source }) => {
          const from = fromOf(source.data) ?? row.place;
          setPlace(from > row.place ? 'before' : 'after');
        },
        onDragLeave: () => setPlace(undefined),
        onDrop: ({ source }) => {
          setPlace(undefined);
          const from = fromOf(source.data);
          if (from !== undefined) move({ ...row, place: from }, row.place);
        },
      }),
    );
  }, [element, row, move]);
  return place;
}

const STEPS = { ArrowUp: -1, ArrowDown: 1 } as const;

function onKey(event: KeyboardEvent, { row, neighbours, actions }: EntryLineProps): void {
  const { key, altKey, ctrlKey, metaKey, target, currentTarget } = event;
  if (ctrlKey || metaKey || target !== currentTarget) return;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const next = key === 'ArrowUp' ? neighbours.before : neighbours.after;
    if (altKey) actions.move(row, row.place + STEPS[key]);
    else if (next !== undefined) actions.choose(next.pointer);
  } else if (key === 'Delete' || key === 'Backspace') actions.remove(row);
  else if (key === 'Enter') actions.edit(row.pointer);
  else return;
  event.preventDefault();
}

export function EntryLine(props: EntryLineProps) {
  const { row, isChosen, isStop, actions } = props;
  const t = useWords(entryWords);
  const locale = useLocale();
  const element = useRef<HTMLDivElement>(null);
  const place = useEntryDrag(element, row, actions.move);
  const { pointer, level, title, inner } = row;
  const name = title || t('unnamed');
  return (
    <div
      ref={element}
      role="treeitem"
      className={cx(styles.row, place !== undefined && styles[place])}
      style={{ paddingInlineStart: `calc(var(--lt-space-4) * ${String(level - 1)} + var(--lt-space-2))` }}
      data-entry={pointer}
      aria-level={level}
      aria-posinset={row.place + 1}
      aria-setsize={row.size}
      aria-selected={isChosen}
      tabIndex={isStop ? 0 : -1}
      onKeyDown={(event) => onKey(event, props)}
      onClick={() => actions.choose(pointer)}
      onDoubleClick={() => actions.edit(pointer)}
    >
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
      </span>
      {inner !== undefined && inner.size < inner.max && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.fold}
          aria-label={t('addInside', { name, list: inner.label[locale] })}
          title={t('addInside', { name, list: inner.label[locale] })}
          onClick={(event) => {
            event.stopPropagation();
            actions.add(inner);
          }}
        >
          <Glyph name="plus" size={16} />
        </button>
      )}
      {row.size > row.list.min && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.fold}
          aria-label={t('remove', { name })}
          title={t('remove', { name })}
          onClick={(event) => {
            event.stopPropagation();
            actions.remove(row);
          }}
        >
          <Glyph name="trash" size={16} />
        </button>
      )}
      <span className={styles.grip}>
        <Glyph name="grip" size={16} />
      </span>
    </div>
  );
}
