/** One draft in the box that publishes: whether it goes along, what it changes, and what is wrong with it. */
import { useId } from 'react';
import type { Catalogue } from '#schemas/page/catalogue.ts';
import { titleOf as titleOfDocument } from '#schemas/page/document-title.ts';
import type { Fault } from '#schemas/page/ready.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { FailedLine } from '#ui/failed-band.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { titleOf } from '../model/block-kinds.ts';
import { keyOf, type DocumentKey } from '../model/document.ts';
import { useEditor, useEditorActions } from '../model/use-editor.ts';
import { textChange } from './conflict-list.tsx';
import { withKeys } from './with-keys.ts';
import { nameOfDocument } from './name-of-document.ts';
import { useReview, type Review } from './review.ts';
import type { ListedDraft } from './use-drafts.ts';
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

const textOfChange = ({ words, node = '' }: Review['changes'][number]) => `${node} ${words.en}`;
const textOfFault = ({ pointer, rule }: Fault) => `${pointer} ${rule}`;

function Changes({ changes, ...part }: PartProps & Pick<Review, 'changes'>) {
  const t = useWords(draftWords);
  const locale = useLocale();
  if (changes.length === 0) return <p className={styles.quiet}>{t('no-changes')}</p>;
  return (
    <>
      <p className={styles.quiet}>{t('changes')}</p>
      <ul className={styles.list} data-changes={part.document}>
        {withKeys(changes.slice(0, CHANGES_MAX), textOfChange).map(({ key, item }) => (
          <li key={key}>
            {item.node === undefined ? (
              item.words[locale]
            ) : (
              <BlockButton {...part} node={item.node}>
                {item.words[locale]}
              </BlockButton>
            )}
            <p className={styles.quiet}>{textChange(item.before, item.after, locale)}</p>
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
        {withKeys(faults, textOfFault).map(({ key, item: { nodeId, kind = '', message, hint } }) => {
          const block = titleOf(part.catalogue, kind)[locale];
          return (
            <li key={key}>
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
  draft: ListedDraft;
  catalogue: Catalogue;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onLeave: () => void;
}

export function ReviewedDocument({ draft, catalogue, isChosen, onChoose, onLeave }: ReviewedDocumentProps) {
  const id = useId();
  const locale = useLocale();
  const key = keyOf(draft);
  const body = useEditor(({ documents }) => documents[key]?.body);
  const title = body === undefined ? draft.title : titleOfDocument(body, locale);
  const { data, error, refetch } = useReview(draft, catalogue);
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
        {nameOfDocument(draft, title, locale)}
      </label>
      {error !== null && <FailedLine message={error.message} retry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton lines={2} />}
      {data !== undefined && <FaultList {...part} faults={data.faults} />}
      {data !== undefined && <Changes {...part} changes={data.changes} />}
    </section>
  );
}
