/** Everything drawn over the page in its frame: outlines, names, marks of what draws nothing, the toolbar. Never part of the page. */
import { useWords } from '#i18n/use-words.ts';
import { cx } from '#ui/cx.ts';
import { useCanvas, useCanvasState } from '../canvas-context.ts';
import type { FrameSize } from '../frame/frame-size.ts';
import { findNode } from '../model/tree.ts';
import { useEditor } from '../model/use-editor.ts';
import { OthersMarks } from '../team/others-marks.tsx';
import { canvasWords } from '../words.ts';
import { useBlockName } from './block-name.ts';
import { BlockToolbar } from './block-toolbar.tsx';
import { ChromeMark } from './chrome-mark.tsx';
import { DropLayer } from './drop-layer.tsx';
import { useBox } from './use-box.ts';
import { useChosen } from './use-chosen.ts';
import styles from './overlay.module.css';

function Outline({ id, zoom, look }: { id: string; zoom: number; look: 'hover' | 'chosen' }) {
  const box = useBox(id, zoom);
  const name = useBlockName(id);
  if (box === undefined || name === '' || box.height === 0) return null;
  const { x, y, width, height } = box;
  return (
    <div
      className={cx(styles.outline, styles[look], y < NAME_HEIGHT && styles.inside)}
      style={{ transform: `translate(${String(x)}px, ${String(y)}px)`, width, height }}
      data-outlined={id}
    >
      <span className={styles.name}>{name}</span>
    </div>
  );
}

/** Above this a name has no room over its block. */
const NAME_HEIGHT = 24;

function Hover({ zoom }: { zoom: number }) {
  const hover = useCanvasState((state) => state.hover);
  const { selectedIds } = useChosen();
  return hover === undefined || selectedIds.includes(hover) ? null : (
    <Outline id={hover} zoom={zoom} look="hover" />
  );
}

/** A block that draws nothing now is a thin line where it stands, which can be pressed. */
function EmptyMark({ id, zoom }: { id: string; zoom: number }) {
  const t = useWords(canvasWords);
  const { actions } = useCanvas();
  const box = useBox(id, zoom);
  const name = useBlockName(id);
  if (box === undefined) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.mark}
      style={{ transform: `translate(0, ${String(box.y)}px)` }}
      title={t('drawsNothing', { name })}
      aria-label={t('drawsNothing', { name })}
      onClick={() => actions.choose({ node: id })}
    />
  );
}

const SEPARATOR = ' ';

function EmptyMarks({ zoom }: { zoom: number }) {
  const { pageKey } = useCanvas();
  const flat = useCanvasState(({ rects }) =>
    rects
      .filter(({ height }) => height === 0)
      .map(({ id }) => id)
      .join(SEPARATOR),
  );
  const ids = useEditor(({ documents }) => {
    const body = pageKey === undefined ? undefined : documents[pageKey]?.body;
    const isBlock = (id: string) => findNode(body, id) !== undefined;
    return flat.split(SEPARATOR).filter(isBlock).join(SEPARATOR);
  });
  if (ids === '') return null;
  return ids.split(SEPARATOR).map((id) => <EmptyMark key={id} id={id} zoom={zoom} />);
}

export function Overlay({ size: { zoom } }: { size: FrameSize }) {
  const isEditing = useCanvasState((state) => state.isEditing);
  const isTyping = useCanvasState((state) => state.text !== undefined);
  const { selectedIds, main } = useChosen();
  if (!isEditing) return null;
  return (
    <div className={styles.overlay}>
      <EmptyMarks zoom={zoom} />
      <OthersMarks zoom={zoom} />
      {!isTyping && <Hover zoom={zoom} />}
      {selectedIds.map((id) => (
        <Outline key={id} id={id} zoom={zoom} look="chosen" />
      ))}
      <ChromeMark zoom={zoom} />
      {main !== undefined && !isTyping && <BlockToolbar id={main} zoom={zoom} />}
      <DropLayer zoom={zoom} />
    </div>
  );
}
