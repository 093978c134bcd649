/** The screen `/desk/page/<kind>/<id>/compare`: two versions of a page as pictures, beside each other or one over the other. */
import { useParams, useSearchParams } from 'react-router-dom';
import { deskDocument } from '#schemas/desk/paths.ts';
import { consoleVersionList } from '#schemas/api/console/versions.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { DeadEnd } from '#desk/kit/shell/dead-end.tsx';
import { useTitle } from '#desk/kit/shell/use-title.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { parseKey, type DocumentName } from '../model/document.ts';
import { CompareView } from './compare-view.tsx';
import { pathOfDocument } from './document-path.ts';
import { viewsWords } from './words.ts';
import styles from './views.module.css';

const HASH = /^[0-9a-f]{64}$/;
const hashIn = (text: string | null) => (text !== null && HASH.test(text) ? text : undefined);

/** `left` and `right` of the address are hashes of versions; without them the live version and the draft. */
function Comparison({ document }: { document: DocumentName }) {
  const t = useWords(viewsWords);
  const [search] = useSearchParams();
  const { data, error, refetch } = useConsoleQuery(consoleVersionList, { ...document, limit: 1 });
  if (error !== null) return <FailedLine message={error.message} retry={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('loading')}</p>;
  const left = hashIn(search.get('left')) ?? data.items[0]?.hash ?? undefined;
  if (left === undefined) return <Empty title={t('noLive')} />;
  const path = pathOfDocument(document, search.get('path'));
  return <CompareView document={document} path={path} left={left} right={hashIn(search.get('right'))} />;
}

export function CompareScreen() {
  const t = useWords(viewsWords);
  const { kind = '', id = '' } = useParams();
  const document = parseKey(`${kind}/${id}`);
  useTitle(t('compareTitle'));
  if (document === undefined) return <DeadEnd isMissing />;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('compareTitle')}</h1>
        <Button size="s" href={deskDocument(document)}>
          {t('edit')}
        </Button>
      </header>
      <Comparison document={document} />
    </div>
  );
}
