/** A fixed screen in a modal box over the page (M109, D27, D58), or in a bar at its foot, fetched when somebody first needs one. */
import { useLayoutEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { OpenScreen, ScreenOptions } from '#engine/app-ports.ts';
import { allNodes } from '#engine/hydration.ts';
import { PageView } from '#engine/page-view.tsx';
import { EngineProvider } from '#engine/provider.tsx';
import type { ReadyDocument } from '#schemas/page/ready.ts';
import { readTrusted } from '#schemas/page/resolve-document.ts';
import { secondsOf } from '#schemas/time.ts';
import { CloseButton } from '#ui/close-button.tsx';
import styles from './screen-dialog.module.css';

/** Rejects where a part of the screen cannot be had. */
export async function openScreen(options: ScreenOptions): Promise<OpenScreen> {
  const { engine, onClose, isBar = false } = options;
  const facts = { locale: engine.locale, capabilities: engine.can, now: secondsOf(engine.now()) };
  const document = readTrusted(options.document, () => undefined, facts);
  await Promise.all(
    [...new Set(allNodes(document).map(({ kind }) => kind))].map((kind) => engine.views.load(kind)),
  );
  const host = window.document.createElement('div');
  window.document.body.append(host);
  const root = createRoot(host);
  const close = () => leave(root, host);
  if (isBar) {
    host.className = styles.bar ?? '';
    for (const [name, value] of Object.entries(options.mark)) host.setAttribute(name, value);
    host.setAttribute('role', 'region');
    host.setAttribute('aria-label', options.name);
  }
  root.render(
    <EngineProvider engine={engine}>
      {isBar ? (
        <PageView document={document} region="main" data={NO_DATA} />
      ) : (
        <Box
          {...options}
          document={document}
          onClose={() => {
            close();
            onClose();
          }}
        />
      )}
    </EngineProvider>,
  );
  return { close };
}

function leave(root: Root, host: HTMLElement): void {
  root.unmount();
  host.remove();
}

interface BoxProps extends Pick<ScreenOptions, 'name' | 'mark' | 'onClose'> {
  document: ReadyDocument;
}

function Box({ document, name, mark, onClose }: BoxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('input')?.focus();
    }
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={name}
      aria-modal="true"
      {...mark}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.frame}>
        <PageView document={document} region="main" data={NO_DATA} />
        <CloseButton className={styles.close} isOnVeil onClick={onClose} />
      </div>
    </dialog>
  );
}

const NO_DATA = {};
