/** An open document in its canvas: bar, outline, page and form around one session. */
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { consoleDraftGet } from '#schemas/api/console/drafts.ts';
import type { Catalogue } from '#schemas/page/catalogue.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { asksLoginFirst } from '#schemas/shop/gate-state.ts';
import type { Shop } from '#schemas/shop/variant.ts';
import { shopViewedAs } from '#schemas/shop/view-as.ts';
import { secondsOf } from '#schemas/time.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useTitle } from '#desk/kit/shell/use-title.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { systemClock } from '#platform/clock.ts';
import { CanvasContext } from './canvas-context.ts';
import { CanvasSession } from './canvas-session.ts';
import type { CanvasStore } from './canvas-state.ts';
import type { Autosave } from './drafts/autosave.ts';
import { DraftActions } from './drafts/draft-actions.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { EditorPanels } from './editor-panels.tsx';
import { EditorTopBar } from './editor-top-bar.tsx';
import { FrameView } from './frame/frame-view.tsx';
import { fieldNameOf, keyOf, keysIn, parseKey, type DocumentKey } from './model/document.ts';
import type { Editor } from './model/editor.ts';
import { useEditor } from './model/use-editor.ts';
import { useFaultReader } from './outline/use-faults.ts';
import { Overlay } from './overlay/overlay.tsx';
import { useDragMonitor } from './overlay/use-drag-monitor.ts';
import { People } from './team/people.tsx';
import { TeamProvider } from './team/team-provider.tsx';
import { useKeyPresses } from './use-key-presses.ts';
import { pagesWords } from './pages/words.ts';
import { usePreviewTab } from './views/use-preview-tab.ts';
import styles from './editor.module.css';

const FirstVisitGuide = lazy(() =>
  import('./guide/first-visit.tsx').then((module) => ({ default: module.FirstVisitGuide })),
);

export interface EditorViewProps {
  editor: Editor;
  autosave: Autosave;
  store: CanvasStore;
  catalogue: Catalogue;
  documentKey: DocumentKey;
  pageKey: DocumentKey | undefined;
  path: string;
  shop: Shop;
}

/** The first control of the form that can be typed in. */
function focusForm(store: CanvasStore, editor: Editor): void {
  const { selection } = editor.getState();
  const { node, pointer } = selection ?? {};
  // Forgotten first: the same field may be asked for again.
  store.setState({ sheet: 'form', focus: undefined });
  requestAnimationFrame(() => {
    if (node !== undefined && pointer !== undefined) {
      store.setState({ focus: { node, name: fieldNameOf({ node, pointer }) } });
      return;
    }
    const field = document.querySelector<HTMLElement>(
      '[data-form] :is(input, textarea, select, [contenteditable="true"]):not([type="hidden"])',
    );
    field?.focus();
  });
}

/** What can only be seen once it is saved is shown when it is. */
function useSavedDocuments(session: CanvasSession, autosave: Autosave): void {
  useEffect(
    () =>
      autosave.store.subscribe(({ documents }) => {
        for (const key of Object.values(session.editor.getState().documents).map(keyOf))
          if (documents[key]?.state === 'saved') session.onSaved(key);
      }),
    [session, autosave],
  );
}

function useSession(props: EditorViewProps): CanvasSession {
  const { editor, store, autosave, catalogue, documentKey, pageKey, shop } = props;
  const locale = useLocale();
  const { ask } = useDesk();
  const session = useMemo(
    () =>
      new CanvasSession({
        editor,
        store,
        catalogue,
        locale,
        documentKey,
        pageKey,
        readFacts: () => {
          const { viewAs } = store.getState();
          return {
            locale: viewAs.locale ?? locale,
            capabilities: capabilities(shopViewedAs(shop, viewAs)),
            now: viewAs.date ?? secondsOf(systemClock.now()),
          };
        },
        storedBody: async (key) => {
          const name = parseKey(key);
          const answer = name === undefined ? undefined : await ask(consoleDraftGet, name);
          return answer?.ok === true ? answer.data.body : undefined;
        },
        focusForm: () => focusForm(store, editor),
        saveNow: () => void autosave.saveNow(),
      }),
    [editor, store, autosave, catalogue, locale, documentKey, pageKey, shop, ask],
  );
  useEffect(() => session.start(), [session]);
  useSavedDocuments(session, autosave);
  return session;
}

/** Documents open in this window, that of the address first; the same list as long as none is opened. */
function useDocumentKeys(first: DocumentKey): readonly DocumentKey[] {
  const names = useEditor(({ documents }) => Object.keys(documents).join(' '));
  return useMemo(() => {
    const keys = keysIn(names.split(' '));
    return [first, ...keys.filter((key) => key !== first)];
  }, [names, first]);
}

/**
 * Through whose eyes the page is first seen, until others are chosen: in the language of the desk, and by a learner where a visitor
 * would be shown nothing but the login (ADR-830).
 */
function useFirstEyes(store: CanvasStore, shop: Shop): void {
  const locale = useLocale();
  useEffect(() => {
    const { viewAs } = store.getState();
    if (viewAs.locale !== undefined) return;
    store.setState({
      viewAs: {
        ...(asksLoginFirst(capabilities(shop)) ? { role: 'learner' as const } : {}),
        ...viewAs,
        locale,
      },
    });
  }, [store, shop, locale]);
}

export function EditorView(props: EditorViewProps) {
  const names = useWords(pagesWords);
  const { store, path, documentKey } = props;
  const session = useSession(props);
  const hasLocale = useStore(store, ({ viewAs }) => viewAs.locale !== undefined);
  useFirstEyes(store, props.shop);
  useTitle(names(parseKey(documentKey)?.kind ?? 'page'));
  useKeyPresses(session);
  useDragMonitor(session);
  useFaultReader(session);
  const documents = useDocumentKeys(documentKey);
  const openTab = usePreviewTab();
  const openPreview = () => openTab({ path, view_as: store.getState().viewAs });
  return (
    <CanvasContext value={session}>
      <TeamProvider>
        <div className={styles.editor}>
          <EditorTopBar onPreview={openPreview}>
            <People />
            <DraftActions documents={documents} catalogue={props.catalogue} />
          </EditorTopBar>
          <EditorPanels>
            {hasLocale && (
              <FrameView session={session} path={path}>
                {(size) => <Overlay size={size} />}
              </FrameView>
            )}
          </EditorPanels>
          <EditorDialogs />
          <Suspense fallback={null}>
            <FirstVisitGuide />
          </Suspense>
        </div>
      </TeamProvider>
    </CanvasContext>
  );
}
