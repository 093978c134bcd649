/** The page as React holds it: hydrates the server's markup, then draws whatever the router brings. */
import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import type { Engine } from '#engine/engine.ts';
import { EngineProvider } from '#engine/provider.tsx';
import { WordsProvider } from '#i18n/words-provider.tsx';
import type { Locale } from '#schemas/locale.ts';
import type { PageData, ReadyDocument } from '#schemas/page/ready.ts';
import type { TokenValues } from '#ui/theme/derive-theme.ts';
import type { PageState } from './page-state.ts';
import { Shell } from './shell.tsx';

export interface Shown {
  page: PageState;
  chrome: ReadyDocument;
  chromeData: PageData;
  /** Counts the pages drawn; the server's is 0. */
  visit: number;
  scroll: number | undefined;
  hash: string;
  /** Id of the control that led here, where only the query of the address changed. */
  control: string;
  /** What the theme of the page's look decides; absent as long as it is the one the server's page came with. */
  tokens?: TokenValues | undefined;
}

export interface RootProps {
  engine: Engine;
  locale: Locale;
  first: Shown;
  listen: (show: (shown: Shown) => void) => () => void;
  /** Runs once the page stands in the window. */
  arrived: (shown: Shown) => void;
}

export function Root({ engine, locale, first, listen, arrived }: RootProps): ReactNode {
  const [shown, setShown] = useState(first);
  // A transition, because what sleeps must never be forced awake by a change above it.
  useEffect(() => listen((next) => startTransition(() => setShown(next))), [listen]);
  useLayoutEffect(() => {
    if (shown.visit > 0) arrived(shown);
  }, [shown, arrived]);
  return (
    <WordsProvider locale={locale}>
      <EngineProvider engine={engine}>
        <Shell
          locale={locale}
          chrome={shown.chrome}
          chromeData={shown.chromeData}
          page={shown.page}
          visit={shown.visit}
        />
      </EngineProvider>
    </WordsProvider>
  );
}
