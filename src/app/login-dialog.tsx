/** The login over the page (M109, D27): the document of /login in a modal box, fetched when somebody first needs it; and its frame, for what follows. */
import { useLayoutEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Engine } from '#engine/engine.ts';
import { allNodes } from '#engine/hydration.ts';
import { PageView } from '#engine/page-view.tsx';
import { EngineProvider } from '#engine/provider.tsx';
import { sharedWords } from '#i18n/shared-words.ts';
import { WordsProvider } from '#i18n/words-provider.tsx';
import type { PageDocument } from '#schemas/page/document.ts';
import { login } from '#schemas/page/fixed/login.ts';
import type { ReadyDocument } from '#schemas/page/ready.ts';
import { readTrusted } from '#schemas/page/salvage.ts';
import { Icon } from '#ui/icon.tsx';
import { appWords } from './words.ts';
import styles from './login-dialog.module.css';

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
export function openLogin(ports: Ports): Promise<LoginDialog> {
  const document = login({ params: {}, query: new URLSearchParams() });
  return openScreen({ ...ports, document, name: appWords.in(ports.engine.locale)('login'), mark: 'login' });
}

interface ScreenPorts extends Ports {
  document: PageDocument;
  /** What the box is called. */
  name: string;
  /** Which box it is, for whoever looks for it in the page. */
  mark: 'login' | 'password';
}

/** A fixed screen in a modal box of the login's looks. */
export async function openScreen(ports: ScreenPorts): Promise<LoginDialog> {
  const { engine, shut } = ports;
  const facts = { locale: engine.locale, capabilities: engine.can, now: Math.floor(engine.now() / 1000) };
  const document = readTrusted(ports.document, () => undefined, facts);
  await Promise.all(
    [...new Set(allNodes(document).map(({ kind }) => kind))].map((kind) => engine.views.load(kind)),
  );
  const host = window.document.createElement('div');
  window.document.body.append(host);
  const root = createRoot(host);
  const close = () => leave(root, host);
  root.render(
    <WordsProvider locale={engine.locale}>
      <EngineProvider engine={engine}>
        <Box
          {...ports}
          document={document}
          shut={() => {
            close();
            shut();
          }}
        />
      </EngineProvider>
    </WordsProvider>,
  );
  return { close };
}

function leave(root: Root, host: HTMLElement): void {
  root.unmount();
  host.remove();
}

interface BoxProps extends Pick<ScreenPorts, 'engine' | 'name' | 'mark' | 'shut'> {
  document: ReadyDocument;
}

const MARKS = { login: { 'data-login-dialog': '' }, password: { 'data-password-dialog': '' } } as const;

function Box({ engine, document, name, mark, shut }: BoxProps) {
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
  const close = sharedWords.in(engine.locale)('close');
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={name}
      aria-modal="true"
      {...MARKS[mark]}
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
