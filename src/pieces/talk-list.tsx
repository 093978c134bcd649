/** A talk as a list: on its way, empty, failed with a second try, or its threads with a way to more. */
import { useRef, type ReactNode } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Talk } from './talk.ts';
import { OneThread } from './talk-thread.tsx';
import { talkWords } from './talk-words.ts';
import styles from './talk.module.css';

interface ListProps {
  talk: Talk;
  /** Name of the list. */
  label: string;
  empty: ReactNode;
  /** Says something short above the page. */
  notify: (text: string) => void;
}

export function TalkList({ talk, label, empty, notify }: ListProps) {
  const t = useWords(talkWords);
  const list = useRef<HTMLUListElement>(null);
  const { phase, fault, threads, hasMore, isBusy } = talk;
  if (phase === 'loading')
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton lines={4} />
      </div>
    );
  if (phase === 'failed')
    return (
      <div role="alert">
        <Empty
          icon="warning"
          title={t('failed')}
          hint={fault}
          action={<Button onClick={talk.retry}>{t('retry')}</Button>}
        />
      </div>
    );
  if (threads.length === 0) return empty;
  return (
    <>
      <ul className={styles.list} aria-label={label} ref={list} tabIndex={-1}>
        {threads.map((thread) => (
          <li key={thread.id}>
            <OneThread thread={thread} talk={talk} notify={notify} leave={() => list.current?.focus()} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className={styles.more}>
          <Button busy={isBusy} onClick={talk.more}>
            {t('more')}
          </Button>
        </p>
      )}
    </>
  );
}
