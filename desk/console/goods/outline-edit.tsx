/** The outline of a course as a tree: moved by dragging and by keys, one row edited at a time. */
import { useState, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import type { Locale } from '#schemas/locale.ts';
import type { NodeKind } from '#schemas/content/outline.ts';
import { isObject } from '#schemas/page/json.ts';
import { readEither } from '#desk/kit/screens/editor/both-languages.ts';
import { useEditedField } from '#desk/kit/screens/editor/edited-field.ts';
import { useRowInSight } from '#desk/kit/screens/editor/use-row-in-sight.ts';
import { newId } from '#desk/kit/new-id.ts';
import { Panel, Quiet } from '#desk/kit/screens/panel.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { OutlineRowForm } from './outline-row-form.tsx';
import {
  addRow,
  depthOf,
  inTreeOrder,
  moveBy,
  moveInto,
  moveOut,
  moveTo,
  removeRow,
  type OutlineRow,
} from './outline-tree.ts';
import styles from './outline.module.css';
import { useRowDrag, type DropSide } from '#desk/kit/screens/editor/use-row-drag.ts';
import { goodsWords } from './words.ts';

/** Pixels a level. */
const INDENT = 24;

/** What ids of each begin with. */
const PREFIX: Readonly<Record<NodeKind, string>> = { chapter: 'ch', section: 'sec', lesson: 'ls' };

const MOVES: Readonly<Record<string, (rows: readonly OutlineRow[], id: string) => OutlineRow[]>> = {
  ArrowUp: (rows, id) => moveBy(rows, id, -1),
  ArrowDown: (rows, id) => moveBy(rows, id, 1),
  ArrowRight: moveInto,
  ArrowLeft: moveOut,
};

/** In the language it is read in, so that a title typed there replaces it. */
const titleIn = (locale: Locale, title: string): OutlineRow['title'] =>
  locale === 'cn' ? title : { en: title };

const isRow = (value: unknown): value is OutlineRow => isObject(value) && typeof value['id'] === 'string';

interface TreeRowProps {
  row: OutlineRow;
  depth: number;
  isChosen: boolean;
  choose: () => void;
  onKey: (event: KeyboardEvent) => void;
  drop: (id: string, side: DropSide) => void;
}

function TreeRow({ row, depth, isChosen, choose, onKey, drop }: TreeRowProps) {
  const t = useTranslation(goodsWords);
  const locale = useLocale();
  const { ref, side } = useRowDrag(row.id, drop);
  const title = readEither(row.title, locale);
  return (
    <li
      ref={ref}
      className={cx(styles.node, side === 'before' && styles.before, side === 'after' && styles.after)}
      style={{ paddingInlineStart: `${String(depth * INDENT)}px` }}
      draggable
      data-row={row.id}
    >
      <button
        type="button"
        className={styles.name}
        aria-expanded={isChosen}
        onClick={choose}
        onKeyDown={onKey}
      >
        <Badge>{t(row.kind ?? 'lesson')}</Badge>
        <span>{title === '' ? t('untitled') : title}</span>
        {row.is_try === true && <Badge tone="accent">{t('isTry')}</Badge>}
      </button>
    </li>
  );
}

function useOutline() {
  const { value, set } = useEditedField('/outline');
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const rows = inTreeOrder(values.filter(isRow));
  const [params] = useSearchParams();
  const lessonId = params.get('lesson') ?? undefined;
  const [chosenId, setChosenId] = useState(lessonId);
  // As it was opened: what is removed later was there.
  const [isLinkBroken] = useState(() => lessonId !== undefined && rows.every(({ id }) => id !== lessonId));
  useRowInSight('/outline', (place) => {
    const row = values[place];
    if (isRow(row)) setChosenId(row.id);
  });
  const t = useTranslation(goodsWords);
  const locale = useLocale();
  const add = (kind: NodeKind) => {
    const row = rows.find(({ id }) => id === chosenId);
    const parent = row?.kind === 'chapter' || row?.kind === 'section' ? row.id : row?.parent_id;
    const id = newId(PREFIX[kind]);
    const isInside =
      parent !== undefined && kind !== 'chapter' && (kind === 'lesson' || row?.kind === 'chapter');
    const inside = isInside ? { parent_id: parent } : {};
    set(addRow(rows, { id, kind, title: titleIn(locale, t('untitled')), ...inside }));
    setChosenId(id);
  };
  return { rows, set, chosenId, setChosenId, isLinkBroken, add };
}

export function OutlineEdit() {
  const t = useTranslation(goodsWords);
  const { rows, set, chosenId, setChosenId, isLinkBroken, add } = useOutline();
  const chosenRow = rows.find(({ id }) => id === chosenId);
  const onKey = (id: string) => (event: KeyboardEvent) => {
    const move = event.altKey ? MOVES[event.key] : undefined;
    if (move === undefined) return;
    event.preventDefault();
    set(move(rows, id));
  };
  return (
    <Panel
      title={t('outline')}
      actions={
        <div className={styles.actions}>
          <Button size="s" data-action="add-chapter" onClick={() => add('chapter')}>
            {t('addChapter')}
          </Button>
          <Button size="s" data-action="add-section" onClick={() => add('section')}>
            {t('addSection')}
          </Button>
          <Button size="s" data-action="add-lesson" onClick={() => add('lesson')}>
            {t('addLesson')}
          </Button>
        </div>
      }
    >
      <Quiet>{rows.length === 0 ? t('noOutline') : t('outlineHint')}</Quiet>
      {isLinkBroken && <p role="status">{t('lessonGone')}</p>}
      <div className={styles.columns}>
        <ul className={styles.tree}>
          {rows.map((row) => (
            <TreeRow
              key={row.id}
              row={row}
              depth={depthOf(rows, row)}
              isChosen={row.id === chosenId}
              choose={() => setChosenId(row.id === chosenId ? undefined : row.id)}
              onKey={onKey(row.id)}
              drop={(id, side) => set(moveTo(rows, id, row.id, side))}
            />
          ))}
        </ul>
        {chosenRow !== undefined && (
          <OutlineRowForm
            key={chosenRow.id}
            rows={rows}
            row={chosenRow}
            move={(step) => set(moveBy(rows, chosenRow.id, step))}
            remove={() => set(removeRow(rows, chosenRow.id))}
          />
        )}
      </div>
    </Panel>
  );
}
