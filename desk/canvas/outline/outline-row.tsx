/** One block in the outline: its kind, its own text, and marks for what is wrong, conditional or shows nothing. */
import { memo, useRef, type MouseEvent } from 'react';
import { isObject } from '#schemas/page/json.ts';
import { readText } from '#schemas/page/text.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { cx } from '#ui/cx.ts';
import { useCanvas, useCanvasState } from '../canvas-context.ts';
import { Glyph } from '../glyph.tsx';
import { titleOf } from '../model/block-kinds.ts';
import { useIsChosen } from '../overlay/use-chosen.ts';
import { useIsShown } from '../overlay/use-box.ts';
import { KindIcon } from './kind-icon.tsx';
import { RemarkCount } from '../team/remark-count.tsx';
import { useRowNode } from './row-body.ts';
import { titleTextOf, type BlockRow } from './rows.ts';
import { moveInTree, setFolded } from './tree-keys.ts';
import { useFaultsOf } from './use-faults.ts';
import { useRowDrag } from './use-row-drag.ts';
import { outlineWords } from './words.ts';
import styles from './outline.module.css';

/** The row's own texts, read again only when its block changed. */
function useRowTexts(id: string) {
  const locale = useLocale();
  const node = useRowNode(id);
  const hasCondition = isObject(node) && node['when'] !== undefined;
  return { title: titleTextOf({ node }, locale), hasCondition };
}

function Marks({ id, hasCondition }: { id: string; hasCondition: boolean }) {
  const t = useWords(outlineWords);
  const faults = useFaultsOf(id);
  const isShown = useIsShown(id);
  return (
    <span className={styles.marks}>
      <RemarkCount node={id} />
      {hasCondition && (
        <span title={t('conditional')} role="img" aria-label={t('conditional')}>
          <Glyph name="condition" size={16} />
        </span>
      )}
      {faults.length > 0 && (
        <span className={styles.fault} role="img" aria-label={t('faulty', { count: faults.length })}>
          <Glyph name="warning" size={16} />
        </span>
      )}
      {!isShown && faults.length === 0 && <span className={styles.hidden} title={t('hiddenNow')} />}
    </span>
  );
}

function Fold({ row, name }: { row: BlockRow; name: string }) {
  const t = useWords(outlineWords);
  const { store } = useCanvas();
  const isFolded = useCanvasState(({ foldedIds }) => foldedIds.has(row.id));
  if (!row.hasInner) return <span className={styles.fold} />;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={cx(styles.fold, isFolded && styles.folded)}
      aria-label={t(isFolded ? 'unfold' : 'fold', { name })}
      onClick={(event) => {
        event.stopPropagation();
        setFolded(store, row.id, !isFolded);
      }}
    >
      <Glyph name="fold" size={16} />
    </button>
  );
}

const modeOf = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  ctrlKey || metaKey ? 'toggle' : shiftKey ? 'range' : 'one';

export const OutlineRow = memo(function OutlineRow({ row, isFirst }: { row: BlockRow; isFirst: boolean }) {
  const canvas = useCanvas();
  const { actions, store } = canvas;
  const { id, kind, level, position, size, hasInner } = row;
  const element = useRef<HTMLDivElement>(null);
  const isChosen = useIsChosen(id);
  const isFolded = useCanvasState(({ foldedIds }) => foldedIds.has(id));
  const name = readText(titleOf(canvas.editor.kinds, kind), useLocale());
  const { title, hasCondition } = useRowTexts(id);
  const place = useRowDrag(element, row);
  return (
    <div
      ref={element}
      role="treeitem"
      className={cx(styles.row, place !== undefined && styles[place])}
      style={{ paddingInlineStart: `calc(var(--lt-space-4) * ${String(level - 1)} + var(--lt-space-1))` }}
      data-outline={id}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-selected={isChosen}
      aria-expanded={hasInner ? !isFolded : undefined}
      tabIndex={isFirst ? 0 : -1}
      onKeyDown={(event) => moveInTree(event, canvas)}
      onClick={(event) => actions.choose({ node: id }, modeOf(event))}
      onDoubleClick={() => store.setState({ sheet: 'form' })}
      onMouseEnter={() => store.setState({ hover: id })}
      onMouseLeave={() => store.setState({ hover: undefined })}
    >
      <Fold row={row} name={name} />
      <KindIcon kind={kind} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {title !== '' && <span className={styles.text}>{title}</span>}
      </span>
      <Marks id={id} hasCondition={hasCondition} />
      <span className={styles.grip}>
        <Glyph name="grip" size={16} />
      </span>
    </div>
  );
});
