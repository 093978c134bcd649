/** Documents by kind: title, state, who changed it last and when; a row opens its canvas. */
import { Link } from 'react-router-dom';
import { deskDocument } from '#schemas/desk/paths.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { labelOfDocument } from '../drafts/name-of-document.ts';
import { GROUPS, type DocumentState, type GroupName, type ListedDocument } from './documents.ts';
import { pagesWords } from './words.ts';
import styles from './pages.module.css';

const TONES: Readonly<Record<DocumentState, BadgeTone>> = {
  live: 'success',
  draft: 'warning',
  scheduled: 'primary',
  off: 'neutral',
};

function DocumentRow({ document }: { document: ListedDocument }) {
  const t = useWords(pagesWords);
  const locale = useLocale();
  const moment = useMoment(locale);
  const { kind, id, title, state, live, draft, scheduled } = document;
  const last = draft ?? scheduled ?? live;
  return (
    <li className={styles.row} data-row={`${kind}/${id}`} data-state={state}>
      <Link className={styles.name} to={deskDocument(document)}>
        {labelOfDocument(document, title, locale)}
      </Link>
      <span className={styles.id}>{id === 'main' ? '' : id}</span>
      <span className={styles.state}>
        <Badge tone={TONES[state]}>{t(state)}</Badge>
        {state !== 'live' && state !== 'off' && live !== undefined && <Badge>{t('alsoLive')}</Badge>}
      </span>
      <span className={styles.last}>
        {scheduled !== undefined && state === 'scheduled'
          ? t('goesLive', { moment: moment(scheduled.publish_at) })
          : last !== undefined && t('changed', { by: last.by, moment: moment(last.at) })}
      </span>
    </li>
  );
}

function Group({ name, documents }: { name: GroupName; documents: readonly ListedDocument[] }) {
  const t = useWords(pagesWords);
  if (documents.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 className={styles.groupTitle}>{t(name)}</h2>
      <ul className={styles.list}>
        {documents.map((document) => (
          <DocumentRow key={`${document.kind}/${document.id}`} document={document} />
        ))}
      </ul>
    </section>
  );
}

export function DocumentList({ documents }: { documents: readonly ListedDocument[] }) {
  return GROUPS.map(({ name, kinds }) => (
    <Group key={name} name={name} documents={documents.filter(({ kind }) => kinds.includes(kind))} />
  ));
}
