/** The login over the page (M109, D27): the document of /login in a modal box, fetched when somebody first needs it. */
import { useLayoutEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Engine } from '#engine/engine.ts';
import { allNodes } from '#engine/hydration.ts';
import { PageView } from '#engine/page-view.tsx';
import { EngineProvider } from '#engine/provider.tsx';
import { LocaleContext } from '#i18n/shared.ts';
import { login } from '#schemas/page/fixed/login.ts';
import type { ReadyDocument } from '#schemas/page/ready.ts';
import { readTrusted } from '#schemas/page/salvage.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './login-dialog.module.css';

const words = { cn: { name: '登录', close: '关闭' }, en: { name: 'Log in', close: 'Close' } } as const;

export interface LoginDialog {
  /** Takes the box away; the focus goes back to where it was. */
  close: () => void;
}

interface Ports {
  engine: Engine;
  /** Somebody closed it without logging in. */
  shut: () => void;
}

/** Rejects where a part of it cannot be had: the login page is then the way. */
export async function openLogin({ engine, shut }: Ports): Promise<LoginDialog> {
  const facts = { locale: engine.locale, capabilities: engine.can, now: Math.floor(engine.now() / 1000) };
  const document = readTrusted(login({ params: {}, query: new URLSearchParams() }), () => undefined, facts);
  await Promise.all(
    [...new Set(allNodes(document).map(({ kind }) => kind))].map((kind) => engine.views.load(kind)),
  );
  const host = window.document.createElement('div');
  window.document.body.append(host);
  const root = createRoot(host);
  const close = () => leave(root, host);
  root.render(
    <LocaleContext value={{ locale: engine.locale }}>
      <EngineProvider engine={engine}>
        <Box
          engine={engine}
          document={document}
          shut={() => {
            close();
            shut();
          }}
        />
      </EngineProvider>
    </LocaleContext>,
  );
  return { close };
}

function leave(root: Root, host: HTMLElement): void {
  root.unmount();
  host.remove();
}

interface BoxProps {
  engine: Engine;
  document: ReadyDocument;
  shut: () => void;
}

function Box({ engine, document, shut }: BoxProps) {
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
  const { name, close } = words[engine.locale];
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={name}
      aria-modal="true"
      data-login-dialog=""
      onCancel={(event) => {
        event.preventDefault();
        shut();
      }}
    >
      <div className={styles.frame}>
        <PageView document={document} region="main" data={NO_DATA} />
        <button type="button" className={styles.close} aria-label={close} onClick={shut}>
          <Icon name="close" size={20} />
        </button>
      </div>
    </dialog>
  );
}

const NO_DATA = {};
