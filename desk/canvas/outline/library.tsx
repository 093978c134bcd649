/** The library of blocks: every block a page takes with its picture, matches by words; one press puts it where it was asked for. */
import { useMemo, useState } from 'react';
import { readText } from '#schemas/page/text.ts';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { Empty } from '#ui/empty.tsx';
import { TextField } from '#ui/field.tsx';
import { CloseButton } from '#ui/close-button.tsx';
import { ModalFrame } from '#ui/modal-frame.tsx';
import { useCanvas, useCanvasState } from '../canvas-context.ts';
import { pageBody } from '../chosen.ts';
import { refusePlacement } from '../model/placement.ts';
import { findKinds, pageBlocks } from './find-kinds.ts';
import { KindIcon } from './kind-icon.tsx';
import { KindPresets } from './kind-presets.tsx';
import { useInsert } from './use-insert.ts';
import { outlineWords } from './words.ts';
import styles from './library.module.css';

/** Kinds that may stand at the place, so that none is offered that would be refused. */
function useKindsHere(): AnyRenderer[] {
  const canvas = useCanvas();
  const spot = useCanvasState((state) => state.spot);
  return useMemo(() => {
    const all = pageBlocks(canvas.catalogue);
    if (spot === undefined) return all;
    const body = pageBody(canvas);
    return all.filter(
      ({ kind }) =>
        refusePlacement(
          body,
          { list: spot, nodes: [{ kind }], countHere: 0, growth: 1 },
          canvas.catalogue,
        ) === undefined,
    );
  }, [canvas, spot]);
}

function KindCard({ definition, onMore }: { definition: AnyRenderer; onMore: () => void }) {
  const t = useWords(outlineWords);
  const locale = useLocale();
  const { insert, hasFailed } = useInsert();
  const { kind, title, description } = definition;
  const name = readText(title, locale);
  return (
    <li className={styles.card}>
      <button type="button" className={styles.kind} data-kind={kind} onClick={() => void insert(definition)}>
        <KindIcon kind={kind} isLarge />
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>{readText(description, locale)}</span>
      </button>
      <button type="button" className={styles.variants} aria-label={t('presets', { name })} onClick={onMore}>
        {t('variants')}
      </button>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {t('loadFailed')}
        </p>
      )}
    </li>
  );
}

export function Library() {
  const t = useWords(outlineWords);
  const { actions } = useCanvas();
  const [q, setQ] = useState('');
  const [detail, setDetail] = useState<AnyRenderer>();
  const matches = findKinds(useKindsHere(), q);
  const close = () => actions.open(undefined);
  return (
    <ModalFrame className={styles.box} labelledBy="library-title" onLeave={close}>
      <div className={styles.head}>
        <h2 className={styles.title} id="library-title">
          {t('chooseKind')}
        </h2>
        <CloseButton onClick={close} />
      </div>
      {detail === undefined ? (
        <>
          <TextField
            id="library-q"
            name="library-q"
            label={t('search')}
            icon="search"
            value={q}
            onChange={setQ}
          />
          <ul className={styles.kinds}>
            {matches.map((definition) => (
              <KindCard key={definition.kind} definition={definition} onMore={() => setDetail(definition)} />
            ))}
          </ul>
          {matches.length === 0 && <Empty title={t('nothing', { q })} hint={t('nothingHint')} />}
        </>
      ) : (
        <KindPresets definition={detail} onBack={() => setDetail(undefined)} />
      )}
    </ModalFrame>
  );
}
