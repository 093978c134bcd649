/** The page as React holds it: hydrates the server's markup, then draws whatever the router brings. */
import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import type { Engine } from '#engine/engine.ts';
import { EngineProvider } from '#engine/provider.tsx';
import type { PageData, ReadyDocument } from '#schemas/page/ready.ts';
import type { PageState } from './page-state.ts';
import { Shell } from './shell.tsx';

export interface ShownScreen {
  page: PageState;
  chrome: ReadyDocument;
  chromeData: PageData;
  /** Counts the pages drawn; the server's is 0. */
  visit: number;
  scroll: number | undefined;
  hash: string;
  /** Id of the control that led here, where only the query of the address changed. */
  control: string;
  /** The style sheet of the page's theme; absent as long as it is the one the server's page came with. */
  themeCss?: string | undefined;
}

export interface RootProps {
  engine: Engine;
  first: ShownScreen;
  listen: (show: (shown: ShownScreen) => void) => () => void;
  /** Runs once the page stands in the window. */
  arrived: (shown: ShownScreen) => void;
}

export function Root({ engine, first, listen, arrived }: RootProps): ReactNode {
  const [shown, setShown] = useState(first);
  // A transition, because what is pending must never be hydrated early by a change above it.
  useEffect(() => listen((next) => startTransition(() => setShown(next))), [listen]);
  useLayoutEffect(() => {
    if (shown.visit > 0) arrived(shown);
  }, [shown, arrived]);
  return (
    <EngineProvider engine={engine}>
      <Shell chrome={shown.chrome} chromeData={shown.chromeData} page={shown.page} visit={shown.visit} />
    </EngineProvider>
  );
}
