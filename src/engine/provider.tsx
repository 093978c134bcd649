/** Hands the engine's ports to views, and its language to whatever speaks outside of them. Its value is set once and never changes: a context that changes above a pending node would hydrate it. */
import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Boot } from '#schemas/shop/boot.ts';
import { PageClockContext } from '#ui/use-moment.ts';
import { WordsProvider } from '#i18n/words-provider.tsx';
import type { Engine, Viewer } from './engine.ts';

const EngineContext = createContext<Engine | undefined>(undefined);

export function EngineProvider({ engine, children }: { engine: Engine; children: ReactNode }): ReactNode {
  return (
    <EngineContext value={engine}>
      <PageClockContext value={engine}>
        <WordsProvider locale={engine.locale}>{children}</WordsProvider>
      </PageClockContext>
    </EngineContext>
  );
}

export function useEngine(): Engine {
  const engine = useContext(EngineContext);
  if (engine === undefined) throw new Error('A view was drawn outside an EngineProvider');
  return engine;
}

const UNKNOWN: Viewer = { status: 'unknown' };
const unknown = (): Viewer => UNKNOWN;

/** Who looks; `unknown` on the server and in the first paint, so that public HTML holds nothing personal (D114). */
export function useViewer(): Viewer {
  const { viewer } = useEngine();
  return useSyncExternalStore(viewer.subscribe, viewer.get, unknown);
}

export function useBoot(): Boot {
  return useEngine().boot;
}

/** Path of the page shown, for marking the current entry of a menu. */
export function usePath(): string {
  const { path } = useEngine();
  return useSyncExternalStore(path.subscribe, path.get, path.get);
}

/** Runs `onChange` when another person logs in or the person logs out (M144, D62). Pass a stable function: a new one subscribes again. */
export function useAuthChanged(onChange: (isIn: boolean) => void): void {
  const { events } = useEngine();
  useEffect(() => events.on('auth:changed', ({ isIn }) => onChange(isIn)), [events, onChange]);
}
