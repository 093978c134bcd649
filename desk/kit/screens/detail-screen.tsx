/** A screen about one thing: waiting and refusals in its place, then what there is to read and do. */
import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { FailedScreen } from '#ui/failed-screen.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ScreenActions } from './head-actions.tsx';
import { ScreenHead, type ScreenHeadProps } from './screen-head.tsx';
import styles from './screens.module.css';
import { screenWords } from './words.ts';

/** What of react-query's answer a screen looks at. */
export interface ReadState<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

function ScreenSkeleton() {
  const t = useTranslation(screenWords);
  return (
    <div className={styles.screen} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="title" width="240px" />
      <Skeleton shape="block" height="160px" />
      <Skeleton shape="block" height="240px" />
    </div>
  );
}

/** The data, or what stands in its place. */
export function WhenRead<Data>({
  query: { data, error, refetch },
  children,
}: {
  query: ReadState<Data>;
  children: (data: Data) => ReactNode;
}): ReactNode {
  if (data !== undefined) return children(data);
  if (error !== null) return <FailedScreen message={error.message} retry={() => void refetch()} />;
  return <ScreenSkeleton />;
}

interface DetailScreenProps<Data> extends Pick<ScreenHeadProps, 'back'> {
  query: ReadState<Data>;
  title: (data: Data) => string;
  actions?: (data: Data) => ScreenActions;
  children: (data: Data) => ReactNode;
}

export function DetailScreen<Data>({ query, back, title, actions, children }: DetailScreenProps<Data>) {
  return (
    <WhenRead query={query}>
      {(data) => (
        <div className={styles.screen}>
          <ScreenHead title={title(data)} back={back} actions={actions?.(data)} />
          {children(data)}
        </div>
      )}
    </WhenRead>
  );
}
