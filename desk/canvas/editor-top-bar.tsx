/** The canvas's top bar: where one is, undo and redo, the save state, how the page is looked at, and the way to shoppers. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DESK } from '#schemas/desk/paths.ts';
import { titleOf } from '#schemas/page/document-title.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { useCanvas, useCanvasState } from './canvas-context.ts';
import type { FrameWidth } from './canvas-state.ts';
import { Glyph, type GlyphName } from './glyph.tsx';
import { parseKey } from './model/document.ts';
import { useEditor } from './model/use-editor.ts';
import { pagesWords } from './pages/words.ts';
import { ToolButton } from './tool-button.tsx';
import { canvasWords } from './words.ts';
import nameStyles from './document-name.module.css';
import styles from './editor.module.css';

function DocumentName() {
  const names = useWords(pagesWords);
  const locale = useLocale();
  const { documentKey, actions } = useCanvas();
  const title = useEditor(({ documents }) => titleOf(documents[documentKey]?.body, locale));
  const { kind, id } = parseKey(documentKey) ?? { kind: 'page', id: '' };
  return (
    <div className={nameStyles.document}>
      <h1 className={styles.title}>
        <span className={styles.kind}>{names(kind)}</span>
        <span className={styles.name}>{title || (id === 'main' ? '' : id)}</span>
      </h1>
      <ToolButton
        glyph="down"
        label={names('switch')}
        action="switch-page"
        onClick={() => actions.open('pages')}
      />
    </div>
  );
}

function UndoButtons() {
  const t = useWords(canvasWords);
  const { actions } = useCanvas();
  const canUndo = useEditor((state) => state.canUndo);
  const canRedo = useEditor((state) => state.canRedo);
  return (
    <>
      <ToolButton
        glyph="undo"
        label={t('undo')}
        action="undo"
        isUnavailable={!canUndo}
        onClick={() => actions.undo()}
      />
      <ToolButton
        glyph="redo"
        label={t('redo')}
        action="redo"
        isUnavailable={!canRedo}
        onClick={() => actions.redo()}
      />
    </>
  );
}

const WIDTHS: readonly { width: FrameWidth; glyph: GlyphName }[] = [
  { width: 'phone', glyph: 'phone' },
  { width: 'tablet', glyph: 'tablet' },
  { width: 'laptop', glyph: 'laptop' },
  { width: 'full', glyph: 'full' },
];

function Widths() {
  const t = useWords(canvasWords);
  const { store } = useCanvas();
  const current = useCanvasState((state) => state.width);
  return (
    <div className={styles.widths} role="group" aria-label={t('widths')}>
      {WIDTHS.map(({ width, glyph }) => (
        <ToolButton
          key={width}
          glyph={glyph}
          label={t(width)}
          isPressed={width === current}
          onClick={() => store.setState({ width })}
        />
      ))}
    </div>
  );
}

function LookButtons() {
  const t = useWords(canvasWords);
  const { actions, store, port } = useCanvas();
  const isEditing = useCanvasState((state) => state.isEditing);
  const toggle = () => {
    store.setState({ isEditing: !isEditing, hover: undefined });
    port.ask('still', { on: !isEditing }).catch(() => undefined);
  };
  return (
    <>
      <ToolButton
        glyph="person"
        label={t('viewAs')}
        action="view-as"
        onClick={() => actions.open('view-as')}
      />
      <ToolButton
        glyph="hand"
        label={t(isEditing ? 'useMode' : 'editMode')}
        isPressed={!isEditing}
        onClick={toggle}
      />
      <ToolButton glyph="keyboard" label={t('keys')} onClick={() => actions.open('keys')} />
    </>
  );
}

export interface TopBarProps {
  /** Opens the page as it is drafted in a tab of its own. */
  onPreview: () => void;
  /** Save state, and what leads to shoppers. */
  children: ReactNode;
}

export function EditorTopBar({ onPreview, children }: TopBarProps) {
  const t = useWords(canvasWords);
  return (
    <header className={styles.bar}>
      <Link className={styles.back} to={`${DESK}/pages`} title={t('back')} aria-label={t('back')}>
        <Glyph name="back" />
      </Link>
      <DocumentName />
      <div className={styles.tools} role="toolbar" aria-label={t('more')}>
        <UndoButtons />
        <Widths />
        <LookButtons />
      </div>
      <div className={styles.ways}>
        <Button size="s" data-action="preview" onClick={onPreview}>
          {t('preview')}
        </Button>
        {children}
      </div>
    </header>
  );
}
