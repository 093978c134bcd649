/** The chosen block's toolbar: stands above it where there is room, else below or inside, and goes with it as the page scrolls. */
import { computePosition, flip, offset, shift, type VirtualElement } from '@floating-ui/dom';
import { useLayoutEffect, useRef } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { useCanvas } from '../canvas-context.ts';
import { ToolButton } from '../tool-button.tsx';
import { canvasWords } from '../words.ts';
import { useBlockName } from './block-name.ts';
import { BlockMenu } from './block-menu.tsx';
import { useBox, type Box } from './use-box.ts';
import styles from './overlay.module.css';

const GAP = 6;

/** The block as floating-ui asks for it: by where it stands in the window. */
function elementAt({ x, y, width, height }: Box, overlay: Element): VirtualElement {
  return {
    getBoundingClientRect: () => {
      const { left, top } = overlay.getBoundingClientRect();
      return new DOMRect(left + x, top + y, width, height);
    },
  };
}

/** Where the toolbar stands, once a box changed; a block out of sight keeps its toolbar at the edge. */
function usePlace(box: Box | undefined) {
  const toolbar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = toolbar.current;
    const overlay = element?.offsetParent;
    if (element === null || overlay === null || overlay === undefined || box === undefined) return undefined;
    let isOver = false;
    const inside = { boundary: overlay, padding: GAP };
    void computePosition(elementAt(box, overlay), element, {
      placement: 'top-end',
      middleware: [
        offset(GAP),
        flip({ ...inside, fallbackPlacements: ['bottom-end'] }),
        shift({ ...inside, crossAxis: true }),
      ],
    }).then(({ x, y }) => {
      if (!isOver)
        element.style.transform = `translate(${String(Math.round(x))}px, ${String(Math.round(y))}px)`;
    });
    return () => {
      isOver = true;
    };
  });
  return toolbar;
}

export function BlockToolbar({ id, zoom }: { id: string; zoom: number }) {
  const t = useWords(canvasWords);
  const { actions } = useCanvas();
  const box = useBox(id, zoom);
  const name = useBlockName(id);
  const toolbar = usePlace(box);
  if (box === undefined) return null;
  return (
    <div ref={toolbar} className={styles.toolbar} role="toolbar" aria-label={t('blockActions', { name })}>
      <ToolButton glyph="up" label={t('up')} action="up" onClick={() => actions.moveBy(-1)} />
      <ToolButton glyph="down" label={t('down')} action="down" onClick={() => actions.moveBy(1)} />
      <ToolButton
        glyph="duplicate"
        label={t('duplicate')}
        action="duplicate"
        onClick={() => actions.duplicate()}
      />
      <ToolButton glyph="trash" label={t('delete')} action="delete" onClick={() => actions.remove()} />
      <ToolButton glyph="plus" label={t('addBelow')} action="add" onClick={() => actions.openLibrary()} />
      <BlockMenu />
    </div>
  );
}
