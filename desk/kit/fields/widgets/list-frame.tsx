/** A list being edited: its entries with what adds, moves, duplicates and removes them, by press, by Alt and arrows, and by drag. */
import { useLayoutEffect, useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { FieldShell } from '../field-shell.tsx';
import { listOf, moveItem, withItem, withoutItem, type List } from '../list-change.ts';
import { useRowKeys } from '../row-keys.ts';
import { useForm } from '../use-form.ts';
import { useParts, type FieldParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import { fieldWords } from '../words.ts';
import styles from '../list.module.css';

/** What an entry may be asked to do, and where it stands. */
export interface ListItem {
  item: unknown;
  place: number;
  /** Stays with the entry wherever it is moved. */
  id: number;
  length: number;
  canAdd: boolean;
  canRemove: boolean;
  move: (to: number) => void;
  duplicate: () => void;
  remove: () => void;
}

interface ListFrameProps extends WidgetProps {
  draw: (item: ListItem) => ReactNode;
  /** A new entry; nothing where entries are added elsewhere. */
  makeItem?: (() => unknown) | undefined;
  /** Above the entries. */
  children?: ReactNode;
  /** Beside what adds an entry. */
  actions?: ReactNode;
}

/** The limits of a list in words. */
function useCount({ min = 0, max }: WidgetProps['row'], n: number): string {
  const t = useTranslation(fieldWords);
  if (max === undefined) return t('count', { n });
  return min > 0 ? t('limitsBoth', { n, min, max }) : t('limits', { n, max });
}

/** An entry that is moved is put elsewhere in the page and loses the keyboard: it is given back. */
function useKeptFocus(list: List) {
  const active = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (active.current instanceof HTMLElement && active.current.isConnected) active.current.focus();
    active.current = null;
  }, [list]);
  return () => {
    active.current = document.activeElement;
  };
}

/** What changes the list, and what is said of it. */
function useListChange({ row, pointer, value }: WidgetProps) {
  const form = useForm();
  const t = useTranslation(fieldWords);
  const [news, setNews] = useState('');
  const list = listOf(value);
  const keepFocus = useKeptFocus(list);
  const change = (next: List) => form.set(pointer, next);
  const move = (from: number, to: number) => {
    const next = moveItem(list, from, to);
    if (next === list) return;
    keepFocus();
    setNews(t('moved', { n: to + 1 }));
    change(next);
  };
  return {
    list,
    news,
    move,
    canAdd: row.max === undefined || list.length < row.max,
    canRemove: list.length > (row.min ?? 0),
    add: (place: number, item: unknown) => change(withItem(list, place, item)),
    remove: (place: number) => {
      setNews(t('removed', { n: place + 1 }));
      change(withoutItem(list, place));
    },
  };
}

type ListChange = ReturnType<typeof useListChange>;

function ListRow({ children, place, change }: { children: ReactNode; place: number; change: ListChange }) {
  const [isOver, setOver] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    change.move(place, place + step);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    const from = Number.parseInt(event.dataTransfer.getData(DRAG_TYPE), 10);
    if (!Number.isInteger(from)) return;
    event.preventDefault();
    event.stopPropagation();
    change.move(from, place);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is in it is pressed; it only hears Alt and arrows, and drops
    <li
      className={styles.row}
      data-over={isOver ? '' : undefined}
      onKeyDown={onKeyDown}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAG_TYPE)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {children}
    </li>
  );
}

/** What is dragged is an entry's place, and only within its own list does it mean anything. */
export const DRAG_TYPE = 'application/x-lectern-place';

function ListFoot({
  props,
  parts,
  change,
}: {
  props: ListFrameProps;
  parts: FieldParts;
  change: ListChange;
}) {
  const t = useTranslation(fieldWords);
  const { makeItem, actions, row } = props;
  const count = useCount(row, change.list.length);
  return (
    <div className={styles.foot}>
      {makeItem !== undefined && (
        <Button
          size="s"
          unavailable={!change.canAdd}
          aria-label={t('addTo', { label: parts.label })}
          onClick={() => change.add(change.list.length, makeItem())}
        >
          {t('add')}
        </Button>
      )}
      {actions}
      <span className={styles.total}>{count}</span>
      <VisuallyHidden>
        <span role="status">{change.news}</span>
      </VisuallyHidden>
    </div>
  );
}

export function ListFrame(props: ListFrameProps) {
  const { draw, children } = props;
  const parts = useParts(props, false);
  const change = useListChange(props);
  const keys = useRowKeys(change.list);
  const { list, canAdd, canRemove } = change;
  return (
    <FieldShell {...props} parts={parts} isGroup isNamed>
      {children}
      <ol className={styles.rows}>
        {list.map((item, place) => (
          <ListRow key={keys[place]} place={place} change={change}>
            {draw({
              item,
              place,
              id: keys[place] ?? place,
              length: list.length,
              canAdd,
              canRemove,
              move: (to) => change.move(place, to),
              duplicate: () => change.add(place + 1, structuredClone(item)),
              remove: () => change.remove(place),
            })}
          </ListRow>
        ))}
      </ol>
      <ListFoot {...{ props, parts, change }} />
    </FieldShell>
  );
}
