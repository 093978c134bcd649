/** What a whole screen looks like when it could not be had: what happened, as the page's heading, and a way to try again. */
import type { ReactNode } from 'react';
import { sharedWords } from '#i18n/shared-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from './button.tsx';
import { Empty } from './empty.tsx';

/** @param message what the server said of it; empty: the usual words. */
export function FailedScreen({ retry, message }: { retry: () => void; message: string }): ReactNode {
  const t = useWords(sharedWords);
  return (
    <div role="alert">
      <Empty
        level={1}
        title={message || t('abnormal')}
        action={<Button onClick={retry}>{t('retry')}</Button>}
      />
    </div>
  );
}
