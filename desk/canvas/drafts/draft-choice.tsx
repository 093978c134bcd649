/** The drafts a release may have: those that are edited, then the others of the shop, each chosen by a tick. */
import type { Catalogue } from '#schemas/page/catalogue.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { keyOf, type DocumentKey } from '../model/document.ts';
import { ReviewedDocument } from './reviewed-document.tsx';
import type { useOtherDrafts, useOwnDrafts } from './use-drafts.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

interface DraftChoiceProps {
  own: ReturnType<typeof useOwnDrafts>;
  others: ReturnType<typeof useOtherDrafts>;
  catalogue: Catalogue;
  chosenKeys: ReadonlySet<DocumentKey>;
  choose: (key: DocumentKey, isChosen: boolean) => void;
  onLeave: () => void;
}

export function DraftChoice({ own, others, catalogue, chosenKeys, choose, onLeave }: DraftChoiceProps) {
  const t = useWords(draftWords);
  const drafts = [...(own.data ?? []), ...others.drafts];
  if (drafts.length === 0 && !others.hasNextPage) return <p className={styles.quiet}>{t('no-drafts')}</p>;
  return (
    <>
      {drafts.map((draft) => (
        <ReviewedDocument
          key={keyOf(draft)}
          draft={draft}
          catalogue={catalogue}
          isChosen={chosenKeys.has(keyOf(draft))}
          onChoose={(isChosen) => choose(keyOf(draft), isChosen)}
          onLeave={onLeave}
        />
      ))}
      {others.hasNextPage && (
        <Button
          size="s"
          data-action="more-drafts"
          busy={others.isFetchingNextPage}
          onClick={() => void others.fetchNextPage()}
        >
          {t('more-drafts')}
        </Button>
      )}
    </>
  );
}
