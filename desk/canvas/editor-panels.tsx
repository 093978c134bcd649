/** Outline, page and form beside each other; where there is no room for that, outline and form are sheets over the page. */
import type { ReactNode } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { cx } from '#ui/cx.ts';
import { useCanvas, useCanvasState } from './canvas-context.ts';
import type { CanvasSheet } from './canvas-state.ts';
import { EditorForm } from './editor-form.tsx';
import { Outline } from './outline/outline.tsx';
import { ToolButton } from './tool-button.tsx';
import { canvasWords } from './words.ts';
import styles from './editor.module.css';

function Side({ name, children }: { name: CanvasSheet; children: ReactNode }) {
  const t = useWords(canvasWords);
  const { store } = useCanvas();
  const isOpen = useCanvasState(({ sheet }) => sheet === name);
  return (
    <aside className={cx(styles.side, styles[name], isOpen && styles.open)} aria-label={t(name)}>
      <div className={styles.sheetHead}>
        <span>{t(name)}</span>
        <ToolButton
          glyph="close"
          label={t('closeSheet')}
          onClick={() => store.setState({ sheet: undefined })}
        />
      </div>
      {children}
    </aside>
  );
}

function SheetButtons() {
  const t = useWords(canvasWords);
  const { store } = useCanvas();
  const sheet = useCanvasState((state) => state.sheet);
  const button = (name: CanvasSheet, glyph: 'list' | 'sliders') => (
    <ToolButton
      glyph={glyph}
      label={t(name)}
      isWorded
      isPressed={sheet === name}
      onClick={() => store.setState({ sheet: sheet === name ? undefined : name })}
    />
  );
  return (
    <div className={styles.sheetButtons}>
      {button('outline', 'list')}
      {button('form', 'sliders')}
    </div>
  );
}

/** What has just been done, for who cannot see it; the same words are read again when they are said again. */
function Announcer() {
  const { text, count } = useCanvasState((state) => state.announcement);
  return (
    <p className={styles.announcer} role="status" data-said={count}>
      {text}
      {count % 2 === 0 ? '' : ' '}
    </p>
  );
}

export function EditorPanels({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.panels}>
        <Side name="outline">
          <Outline />
        </Side>
        <main className={styles.middle} id="main">
          {children}
        </main>
        <Side name="form">
          <EditorForm />
        </Side>
      </div>
      <SheetButtons />
      <Announcer />
    </>
  );
}
