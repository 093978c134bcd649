/** The outline of a document that is no page: its entries as trees, chosen, added, moved and deleted by press, keys and drag. */
import { useEffect, useMemo, useRef } from 'react';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { useCanvas } from '../../canvas-context.ts';
import { parseKey } from '../../model/document.ts';
import { useEditor } from '../../model/use-editor.ts';
import { ToolButton } from '../../tool-button.tsx';
import { treesOfDocument } from './document-trees.ts';
import { entryAt, type EntryTree } from './entry-lists.ts';
import { useEntryActions, type EntryActions } from './use-entry-actions.ts';
import { EntryLine } from './entry-line.tsx';
import { entryWords } from './words.ts';
import styles from '../outline.module.css';

/** The lists of the document of the address. */
function useEntryTrees(): readonly EntryTree[] {
  const { documentKey, catalogue } = useCanvas();
  const locale = useLocale();
  const kind = parseKey(documentKey)?.kind ?? 'page';
  const body = useEditor(({ documents }) => documents[documentKey]?.body);
  return useMemo(() => treesOfDocument({ kind, catalogue, body }, locale), [catalogue, kind, body, locale]);
}

/** The chosen row is in sight, and has the keyboard where the outline had it. */
function useFollow(chosenPointer: string | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (chosenPointer === undefined) return;
    const row = root.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(chosenPointer)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    if (hadFocus.current) row?.focus({ preventScroll: true });
  }, [chosenPointer]);
  return {
    root,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: (event: React.FocusEvent) => {
      // A row that is moved loses the keyboard to nothing: that is no leaving.
      if (event.relatedTarget !== null && root.current?.contains(event.relatedTarget) === false)
        hadFocus.current = false;
    },
  };
}

function Tree({
  tree,
  chosenPointer,
  actions,
}: {
  tree: EntryTree;
  chosenPointer: string | undefined;
  actions: EntryActions;
}) {
  const t = useWords(entryWords);
  const locale = useLocale();
  const { list, rows } = tree;
  const label = list.label[locale];
  const first = rows.find(({ pointer }) => pointer === chosenPointer) ?? rows[0];
  return (
    <section className={styles.region} data-entries={list.pointer}>
      <h2 className={styles.regionName}>{label}</h2>
      {rows.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      {rows.length > 0 && (
        <div role="tree" aria-label={label}>
          {rows.map((row, index) => (
            <EntryLine
              key={row.pointer}
              row={row}
              neighbours={{ before: rows[index - 1], after: rows[index + 1] }}
              isChosen={row.pointer === chosenPointer}
              isStop={row.pointer === first?.pointer}
              actions={actions}
            />
          ))}
        </div>
      )}
      <ToolButton
        glyph="plus"
        label={t('add', { list: label })}
        action="add-entry"
        isWorded
        isUnavailable={list.size >= list.max}
        onClick={() => actions.add(list)}
        className={styles.add}
      />
    </section>
  );
}

export function EntryOutline() {
  const { documentKey } = useCanvas();
  const trees = useEntryTrees();
  const actions = useEntryActions();
  const pointer = useEditor(({ selection }) =>
    selection?.document === documentKey && selection.node === undefined ? selection.pointer : undefined,
  );
  const chosenPointer = pointer === undefined ? undefined : entryAt(trees, pointer)?.pointer;
  const { root, ...focus } = useFollow(chosenPointer);
  if (trees.length === 0) return null;
  return (
    <div ref={root} {...focus}>
      {trees.map((tree) => (
        <Tree key={tree.list.pointer} tree={tree} chosenPointer={chosenPointer} actions={actions} />
      ))}
    </div>
  );
}
