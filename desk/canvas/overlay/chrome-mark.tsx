/** A part around the page that was pressed, such as its navbar: its name, and the way to where it is edited. */
import { useNavigate } from 'react-router-dom';
import { deskDocument } from '#schemas/desk/paths.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { useCanvasState } from '../canvas-context.ts';
import { pagesWords } from '../pages/words.ts';
import { canvasWords } from '../words.ts';
import { useBox } from './use-box.ts';
import styles from './overlay.module.css';

/** Documents by the beginning of the ids their parts have in a page (schemas/page/chrome.ts). */
const PARTS = [
  ['chrome-navbar', 'navbar'],
  ['chrome-footer', 'footer'],
  ['chrome-suspend', 'suspend'],
] as const;

export function ChromeMark({ zoom }: { zoom: number }) {
  const t = useWords(canvasWords);
  const names = useWords(pagesWords);
  const navigate = useNavigate();
  const id = useCanvasState((state) => state.chrome);
  const box = useBox(id, zoom);
  const kind = PARTS.find(([start]) => id?.startsWith(start) === true)?.[1];
  if (box === undefined || kind === undefined) return null;
  const { x, y, width, height } = box;
  return (
    <div
      className={styles.chrome}
      style={{ transform: `translate(${String(x)}px, ${String(y)}px)`, width, height }}
    >
      <Button size="s" tone="primary" onClick={() => void navigate(deskDocument({ kind, id: 'main' }))}>
        {t('editPart', { part: names(kind) })}
      </Button>
    </div>
  );
}
