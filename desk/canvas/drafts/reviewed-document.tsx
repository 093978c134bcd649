/** One draft in the box that publishes: whether it goes along, what it changes, and what is wrong with it. */
import { useId } from 'react';
import type { Catalogue } from '#schemas/page/catalogue.ts';
import type { Fault } from '#schemas/page/ready.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { FailedLine } from '#ui/failed-band.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { titleOf } from '../model/block-kinds.ts';
import { keyOf, type DocumentKey, type DocumentName } from '../model/document.ts';
import { useEditor, useEditorActions } from '../model/use-editor.ts';
import { textChange } from './conflict-list.tsx';
import { nameOfDocument } from './name-of-document.ts';
import { useReview, type Review } from './review.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

/** More are counted. */
const CHANGES_MAX = 30;

interface PartProps {
  document: DocumentKey;
  catalogue: Catalogue;
  /** Closes the box: something was chosen in the page. */
  onLeave: () => void;
}

/** A block that is named leads to it. */
function BlockButton({ document, node, onLeave, children }: PartProps & { node: string; children: string }) {
  const editor = useEditorActions();
  const isOpen = useEditor(({ documents }) => documents[document] !== undefined);
  if (!isOpen) return children;
  const select = () => {
    editor.select({ document, node });
    onLeave();
  };
  return (
    <button type="button" className={styles.link} onClick={select}>
      {children}
    </button>
  );
}

function Changes({ changes, ...part }: PartProps & Pick<Review, 'changes'>) {
  const t = useWords(draftWords);
  const locale = useLocale();
  if (changes.length === 0) return <p className={styles.quiet}>{t('no-changes')}</p>;
  return (
    <>
      <p className={styles.quiet}>{t('changes')}</p>
      <ul className={styles.list} data-changes={part.document}>
        {changes.slice(0, CHANGES_MAX).map(({ words, node, before, after }, index) => (
          <li key={String(index)}>
            {node === undefined ? (
              words[locale]
            ) : (
              <BlockButton {...part} node={node}>
                {words[locale]}
              </BlockButton>
            )}
            <p className={styles.quiet}>{textChange(before, after, locale)}</p>
          </li>
        ))}
        {changes.length > CHANGES_MAX && <li>{t('more', { count: changes.length - CHANGES_MAX })}</li>}
      </ul>
    </>
  );
}

export function FaultList({ faults, ...part }: PartProps & { faults: readonly Fault[] }) {
  const t = useWords(draftWords);
  const locale = useLocale();
  if (faults.length === 0) return null;
  return (
    <div className={styles.faults} role="alert">
      <p>{t('faults')}</p>
      <ul className={styles.list}>
        {faults.map(({ pointer, nodeId, kind = '', message, hint }, index) => {
          const block = titleOf(part.catalogue, kind)[locale];
          return (
            <li key={`${pointer} ${String(index)}`}>
              {nodeId !== undefined && (
                <BlockButton {...part} node={nodeId}>
                  {block}
                </BlockButton>
              )}{' '}
              {message[locale]}
              <p className={styles.quiet}>{hint[locale]}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export interface ReviewedDocumentProps {
  name: DocumentName;
  catalogue: Catalogue;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onLeave: () => void;
}

export function ReviewedDocument({ name, catalogue, isChosen, onChoose, onLeave }: ReviewedDocumentProps) {
  const id = useId();
  const locale = useLocale();
  const key = keyOf(name);
  const body = useEditor(({ documents }) => documents[key]?.body);
  const { data, error, refetch } = useReview(name, catalogue);
  const part = { document: key, catalogue, onLeave };
  return (
    <section className={styles.document} data-row={key}>
      <label className={styles.choice} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={key}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        {nameOfDocument(name, body, locale)}
      </label>
      {error !== null && <FailedLine message={error.message} retry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton lines={2} />}
      {data !== undefined && <FaultList {...part} faults={data.faults} />}
      {data !== undefined && <Changes {...part} changes={data.changes} />}
    </section>
  );
}
