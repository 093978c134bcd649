/** The screen `/desk/page/<kind>/<id>/views`: one page through many eyes beside each other (D43). */
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { deskDocument } from '#schemas/desk/paths.ts';
import { useTitle } from '#desk/kit/shell/use-title.ts';
import { DeadEnd } from '#desk/kit/shell/dead-end.tsx';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { parseKey, type DocumentName } from '../model/document.ts';
import { pathOfDocument } from './document-path.ts';
import { createSlots } from './slots.ts';
import { CELLS_MAX, cellsOf, readChoices } from './view-choices.ts';
import { ViewCellFrame } from './view-cell.tsx';
import { ViewFilters } from './view-filters.tsx';
import { viewsWords } from './words.ts';
import styles from './views.module.css';

/** Frames that load at once. */
const LOADING_MAX = 6;

function Matrix({ document }: { document: DocumentName }) {
  const t = useWords(viewsWords);
  const [search, setSearch] = useSearchParams();
  const slots = useMemo(() => createSlots(LOADING_MAX), []);
  const path = pathOfDocument(document, search.get('path'));
  const { cells, total } = cellsOf(readChoices(search));
  const large = cells.find(({ key }) => key === search.get('cell'));
  const setLarge = (key: string | undefined) => {
    const next = new URLSearchParams(search);
    if (key === undefined) next.delete('cell');
    else next.set('cell', key);
    setSearch(next);
  };
  if (large !== undefined)
    return (
      <ViewCellFrame
        key={large.key}
        cell={large}
        path={path}
        slots={slots}
        isLarge
        onSize={() => setLarge(undefined)}
      />
    );
  if (cells.length === 0) return <Empty title={t('nothing')} />;
  return (
    <>
      {total > CELLS_MAX && (
        <p className={styles.note} role="status">
          {t('tooMany', { count: total, max: CELLS_MAX })}
        </p>
      )}
      <div className={styles.matrix}>
        {cells.map((cell) => (
          <ViewCellFrame
            key={cell.key}
            cell={cell}
            path={path}
            slots={slots}
            onSize={() => setLarge(cell.key)}
          />
        ))}
      </div>
    </>
  );
}

export function ViewAsScreen() {
  const t = useWords(viewsWords);
  const { kind = '', id = '' } = useParams();
  const document = parseKey(`${kind}/${id}`);
  useTitle(t('title'));
  if (document === undefined) return <DeadEnd isMissing />;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <Button size="s" href={`${deskDocument(document)}/compare`}>
          {t('compare')}
        </Button>
        <Button size="s" href={deskDocument(document)}>
          {t('edit')}
        </Button>
      </header>
      <p className={styles.note}>{t('hint')}</p>
      <ViewFilters />
      <Matrix document={document} />
    </div>
  );
}
