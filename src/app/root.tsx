/** The page as React holds it: hydrates the server's markup, then draws whatever the router brings. */
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import type { Engine } from '#engine/engine.ts';
import { EngineProvider } from '#engine/provider.tsx';
import type { PageData, ReadyDocument } from '#schemas/page/ready.ts';
import type { Navigation } from './after-navigation.ts';
import type { PageState } from './page-state.ts';
import { Shell } from './shell.tsx';

export interface Arrival extends Navigation {
  /** The style sheet of the page's theme; absent as long as it is the one the server's page came with. */
  themeCss?: string | undefined;
}

export interface ShownScreen {
  page: PageState;
  chrome: ReadyDocument;
  chromeData: PageData;
  /** Counts the pages drawn; the server's is 0. An edited page stays the same visit. */
  visit: number;
  /** What the window shows of the visit, made anew with each; absent for the server's page. */
  arrival?: Arrival;
}

export interface RootProps {
  engine: Engine;
  first: ShownScreen;
  /** `show` draws in the lane of its caller: a visit in a transition, an edit at once (ADR-585). */
  listen: (show: (screen: ShownScreen) => void) => () => void;
  /** Runs once for each visit, when its page stands in the window. */
  onVisit: (arrival: Arrival) => void;
}

export function Root({ engine, first, listen, onVisit }: RootProps): ReactNode {
  const [screen, setShown] = useState(first);
  const { arrival } = screen;
  useEffect(() => listen(setShown), [listen]);
  useLayoutEffect(() => {
    if (arrival !== undefined) onVisit(arrival);
  }, [arrival, onVisit]);
  return (
    <EngineProvider engine={engine}>
      <Shell chrome={screen.chrome} chromeData={screen.chromeData} page={screen.page} visit={screen.visit} />
    </EngineProvider>
  );
}
