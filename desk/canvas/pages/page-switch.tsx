/** A box to go to another page or document from the canvas: found by words, those open in this window first; history and drafts stay. */
import { useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { consolePageList } from '#schemas/api/console/documents.ts';
import { deskDocument } from '#schemas/desk/paths.ts';
import { titleOf } from '#schemas/page/document-title.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { useRest } from '#desk/kit/pickers/use-rest.ts';
import { Badge } from '#ui/badge.tsx';
import { Empty } from '#ui/empty.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { Modal } from '#ui/modal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useCanvas } from '../canvas-context.ts';
import { labelOfDocument } from '../drafts/name-of-document.ts';
import { keyOf, type DocumentName } from '../model/document.ts';
import { useEditor } from '../model/use-editor.ts';
import type { DocumentState } from './documents.ts';
import { pagesWords } from './words.ts';
import styles from './page-switch.module.css';

/** Documents of one question; a shop that has more asks by words. */
const LIMIT = 50;

interface RowProps {
  name: DocumentName;
  title: string;
  state?: DocumentState;
  onGo: () => void;
}

function Row({ name, title, state, onGo }: RowProps) {
  const t = useWords(pagesWords);
  const locale = useLocale();
  const { documentKey } = useCanvas();
  const { kind, id } = name;
  const isHere = keyOf(name) === documentKey;
  return (
    <li>
      <Link
        className={styles.row}
        to={deskDocument(name)}
        data-go={keyOf(name)}
        aria-current={isHere ? 'page' : undefined}
        onClick={onGo}
      >
        <span className={styles.name}>{labelOfDocument(name, title, locale)}</span>
        <span className={styles.kind}>{id === 'main' ? '' : `${t(kind)} · ${id}`}</span>
        {state !== undefined && <Badge tone={state === 'live' ? 'success' : 'warning'}>{t(state)}</Badge>}
      </Link>
    </li>
  );
}

/** The other documents that are open in this window, the latest first. */
function RecentDocuments({ onGo }: { onGo: () => void }) {
  const t = useWords(pagesWords);
  const locale = useLocale();
  const { documentKey } = useCanvas();
  const documents = useEditor((state) => state.documents);
  const others = Object.values(documents).filter((one) => keyOf(one) !== documentKey);
  if (others.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{t('recent')}</h3>
      <ul className={styles.list} data-recent>
        {others.toReversed().map(({ kind, id, body }) => (
          <Row key={`${kind}/${id}`} name={{ kind, id }} title={titleOf(body, locale)} onGo={onGo} />
        ))}
      </ul>
    </section>
  );
}

function FoundDocuments({ q, onGo }: { q: string; onGo: () => void }) {
  const t = useWords(pagesWords);
  const { data, error, refetch } = useConsoleQuery(consolePageList, {
    limit: LIMIT,
    ...(q === '' ? {} : { q }),
  });
  if (error !== null) return <FailedLine message={error.message} retry={() => void refetch()} />;
  if (data === undefined) return <Skeleton lines={6} />;
  if (data.items.length === 0) return <Empty title={t('nothing')} hint={t('nothingHint')} />;
  return (
    <section>
      <h3 className={styles.title}>{t('all')}</h3>
      <ul className={styles.list}>
        {data.items.map(({ kind, id, title, state }) => (
          <Row key={`${kind}/${id}`} name={{ kind, id }} title={title} state={state} onGo={onGo} />
        ))}
      </ul>
      {data.next !== undefined && (
        <p className={styles.title}>{t('more', { count: data.total, shown: LIMIT })}</p>
      )}
    </section>
  );
}

/** Arrows lead from the search through the list and back. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

export function PageSwitch() {
  const t = useWords(pagesWords);
  const { actions } = useCanvas();
  const [text, setText] = useState('');
  const q = useRest(text);
  const close = () => actions.open(undefined);
  return (
    <Modal title={t('switch')} onClose={close} size="s">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows between what is in it, each of which has its own role */}
      <div className={styles.box} onKeyDown={moveFocus}>
        <TextInput
          type="search"
          name="switch-q"
          aria-label={t('find')}
          placeholder={t('find')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles.lists}>
          {q === '' && <RecentDocuments onGo={close} />}
          <FoundDocuments q={q} onGo={close} />
        </div>
      </div>
    </Modal>
  );
}
