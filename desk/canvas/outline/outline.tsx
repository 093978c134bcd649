/** The outline of the page: a tree of its blocks by region, chosen, moved and dragged from here; it follows what is chosen in the page. */
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { lazy, Suspense, useEffect, useRef, type RefObject } from 'react';
import type { Region } from '#schemas/page/document.ts';
import { useWords } from '#i18n/use-words.ts';
import { useCanvas, useCanvasState } from '../canvas-context.ts';
import { pageBody } from '../chosen.ts';
import { listKeyOf } from '../model/document.ts';
import { treeOf } from '../model/tree.ts';
import { useEditor } from '../model/use-editor.ts';
import { useChosen } from '../overlay/use-chosen.ts';
import { ToolButton } from '../tool-button.tsx';
import { OutlineRow } from './outline-row.tsx';
import { useRowBody } from './row-body.ts';
import { areSameRows, regionRowsOf, type RegionRows } from './rows.ts';
import { useSettingsName } from '../settings-name.ts';
import { outlineWords } from './words.ts';
import styles from './outline.module.css';

/** Of documents that are no pages alone. */
const EntryOutline = lazy(() =>
  import('./entries/entry-outline.tsx').then((module) => ({ default: module.EntryOutline })),
);

/** Rows stay the same objects while only texts change, so that a letter typed draws none of them. */
function useRows(): readonly RegionRows[] {
  const { pageKey } = useCanvas();
  const foldedIds = useCanvasState((state) => state.foldedIds);
  const last = useRef<readonly RegionRows[]>([]);
  return useEditor(({ documents }) => {
    const body = pageKey === undefined ? undefined : documents[pageKey]?.body;
    const rows = regionRowsOf(treeOf(body), foldedIds);
    if (!areSameRows(last.current, rows)) last.current = rows;
    return last.current;
  });
}

/** The chosen row is in sight; it gets the keyboard where the outline had it, also once the row that had it is gone. */
function useFollowChosen(root: RefObject<HTMLElement | null>, main: string | undefined): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const onFocus = () => {
      hadFocus.current = true;
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) hadFocus.current = false;
    };
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
    };
  }, [root]);
  useEffect(() => {
    const element = root.current;
    if (element === null || main === undefined) return;
    const row = element.querySelector<HTMLElement>(`[data-outline="${CSS.escape(main)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    const { activeElement } = document;
    if (hadFocus.current && (activeElement === document.body || element.contains(activeElement)))
      row?.focus({ preventScroll: true });
  }, [root, main]);
}

function RegionTree({ region, rows, first }: RegionRows & { first: string | undefined }) {
  const t = useWords(outlineWords);
  const canvas = useCanvas();
  const add = () => {
    const index = treeOf(pageBody(canvas)).lists.get(listKeyOf({ region }))?.ids.length ?? 0;
    canvas.actions.openLibrary({ region, index });
  };
  return (
    <section className={styles.region} data-region={region}>
      <h2 className={styles.regionName}>{t(region satisfies Region)}</h2>
      {rows.length > 0 && (
        <div role="tree" aria-label={t(region)} aria-multiselectable="true">
          {rows.map((row) => (
            <OutlineRow key={row.id} row={row} isFirst={row.id === first} />
          ))}
        </div>
      )}
      {rows.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      <ToolButton
        glyph="plus"
        label={t('addHere')}
        action="add"
        isWorded
        onClick={add}
        className={styles.add}
      />
    </section>
  );
}

/** The document's own settings: what the form shows while no block is chosen. */
function DocumentButton({ isChosen }: { isChosen: boolean }) {
  const name = useSettingsName();
  const { actions, store } = useCanvas();
  const choose = () => {
    actions.leave();
    store.setState({ sheet: 'form' });
  };
  return (
    <ToolButton
      glyph="sliders"
      label={name}
      isWorded
      isPressed={isChosen}
      onClick={choose}
      className={styles.document}
    />
  );
}

export function Outline() {
  const root = useRef<HTMLDivElement>(null);
  const regions = useRows();
  useRowBody();
  const { pageKey, documentKey } = useCanvas();
  const isPage = documentKey === pageKey;
  const { main } = useChosen();
  useFollowChosen(root, main);
  useEffect(() => (root.current === null ? undefined : autoScrollForElements({ element: root.current })), []);
  const ids = regions.flatMap(({ rows }) => rows.map(({ id }) => id));
  const first = main !== undefined && ids.includes(main) ? main : ids[0];
  return (
    <div ref={root} className={styles.outline}>
      <DocumentButton isChosen={main === undefined} />
      {!isPage && (
        <Suspense fallback={null}>
          <EntryOutline />
        </Suspense>
      )}
      {pageKey !== undefined &&
        regions.map(({ region, rows }) => (
          <RegionTree key={region} region={region} rows={rows} first={first} />
        ))}
    </div>
  );
}
