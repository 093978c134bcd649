/** The screen `/desk/page/<kind>/<id>`: opens a document and its page in the one editor of this window, and shows them. */
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { blockCatalogue as catalogue } from '#renderers/block-catalogue.gen.ts';
import { shopInfoGet } from '#schemas/api/shop/shop.ts';
import { readShop, type ShopInfo } from '#schemas/shop/shop-info.ts';
import { DESK } from '#schemas/desk/paths.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { systemClock } from '#platform/clock.ts';
import type { Autosave } from './drafts/autosave.ts';
import { AutosaveContext, useNewAutosave } from './drafts/use-autosave.ts';
import { makeCanvasStore } from './canvas-state.ts';
import { EditorView } from './editor-view.tsx';
import { makeEditor } from './model/make-editor.ts';
import { keyOf, parseKey, type DocumentName } from './model/document.ts';
import { EditorContext } from './model/use-editor.ts';
import { openCanvas, OpenError, type OpenedCanvas } from './open-documents.ts';
import { canvasWords } from './words.ts';
import styles from './editor.module.css';

/** The end of a new block's id. */
const randomEnd = () => crypto.randomUUID().replaceAll('-', '').slice(0, 6);

/** One editor for all documents opened in this window, so that undo leads through all of them. */
function useEditorOfWindow() {
  return useState(() => ({
    editor: makeEditor({ kinds: catalogue, now: systemClock.now, random: randomEnd }),
    store: makeCanvasStore(),
  }))[0];
}

type WindowEditor = ReturnType<typeof useEditorOfWindow>;

interface OpenedDocument extends OpenedCanvas {
  shop: ReturnType<typeof readShop>;
}

type Opening =
  | { state: 'opening' }
  | { state: 'failed'; error: OpenError }
  | { state: 'open'; document: OpenedDocument };

function useOpenedDocument(name: DocumentName, { editor }: WindowEditor, autosave: Autosave) {
  const { ask, call } = useDesk();
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const { kind, id } = name;
  useEffect(() => {
    let isOver = false;
    const shopInfo = async (): Promise<ShopInfo> => {
      const answer = await call(shopInfoGet, {});
      if (answer.ok) return answer.data;
      throw new OpenError(answer.msg, false);
    };
    const get = async (one: DocumentName) => {
      const result = await autosave.open(one);
      const document = editor.getState().documents[keyOf(one)];
      if (result.ok && document !== undefined) return document;
      const isMissing = !result.ok && result.reason === 'not-found';
      throw new OpenError(!result.ok && result.reason === 'refused' ? result.message : '', isMissing);
    };
    Promise.all([openCanvas(ask, { kind, id }, get), shopInfo()]).then(
      ([canvas, info]) => {
        if (!isOver) setOpening({ state: 'open', document: { ...canvas, shop: readShop(info) } });
      },
      (error: unknown) => {
        if (!isOver)
          setOpening({
            state: 'failed',
            error: error instanceof OpenError ? error : new OpenError('', false),
          });
      },
    );
    return () => {
      isOver = true;
    };
  }, [ask, call, editor, autosave, kind, id, attempt]);
  return { opening, retry: () => setAttempt((count) => count + 1) };
}

function OpenFailure({ error, retry }: { error: OpenError; retry: () => void }) {
  const t = useWords(canvasWords);
  const action = error.isMissing ? (
    <Button href={`${DESK}/pages`}>{t('back')}</Button>
  ) : (
    <Button tone="primary" onClick={retry}>
      {t('retry')}
    </Button>
  );
  return (
    <div className={styles.state} role="alert">
      <Empty
        level={1}
        title={error.isMissing ? t('documentMissing') : error.message || t('failed')}
        hint={t(error.isMissing ? 'documentMissingHint' : 'failedHint')}
        action={action}
      />
    </div>
  );
}

function Screen({ name }: { name: DocumentName }) {
  const t = useWords(canvasWords);
  const whole = useEditorOfWindow();
  const autosave = useNewAutosave(whole.editor);
  const { opening, retry } = useOpenedDocument(name, whole, autosave);
  if (opening.state === 'failed') return <OpenFailure error={opening.error} retry={retry} />;
  if (opening.state === 'opening')
    return (
      <p className={styles.state} role="status">
        {t('loading')}
      </p>
    );
  const { document } = opening;
  return (
    <EditorContext value={whole.editor}>
      <AutosaveContext value={autosave}>
        <EditorView
          key={`${document.documentKey} ${document.path}`}
          {...whole}
          {...document}
          autosave={autosave}
          catalogue={catalogue}
        />
      </AutosaveContext>
    </EditorContext>
  );
}

export function EditorScreen() {
  const { kind = '', id = '' } = useParams();
  const name = parseKey(`${kind}/${id}`);
  if (name === undefined) return <OpenFailure error={new OpenError('', true)} retry={() => undefined} />;
  return <Screen name={name} />;
}
