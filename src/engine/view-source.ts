/** The two ways to have views: all at once (server, tests, stories) or chunk by chunk (browser). Registries are Maps, so no kind can reach Object.prototype. */
import type { View } from './define-view.ts';
import type { ViewSource } from './engine.ts';

export function eagerViews(views: ReadonlyMap<string, View>): ViewSource {
  return { peek: (kind) => views.get(kind), load: (kind) => Promise.resolve(views.get(kind)) };
}

export type ViewLoader = () => Promise<{ default: View }>;

type ViewLoaders = ReadonlyMap<string, ViewLoader>;

/**
 * Views fetched when first needed; a failed fetch is forgotten, so that a retry asks again. Loaders that stand in no first
 * window come in tables of their own: `others` fetches the one a kind stands in.
 */
export function lazyViews(
  loaders: ViewLoaders,
  others?: (kind: string) => Promise<{ viewLoaders: ViewLoaders }>,
): ViewSource {
  const ready = new Map<string, View | undefined>();
  const coming = new Map<string, Promise<View | undefined>>();
  const fetchView = async (kind: string): Promise<View | undefined> => {
    try {
      const loader = loaders.get(kind) ?? (await others?.(kind))?.viewLoaders.get(kind);
      const view = (await loader?.())?.default;
      ready.set(kind, view);
      return view;
    } catch (error) {
      coming.delete(kind);
      throw error;
    }
  };
  return {
    peek: (kind) => ready.get(kind),
    load: (kind) => {
      const pending = coming.get(kind);
      if (pending !== undefined) return pending;
      const view = fetchView(kind);
      coming.set(kind, view);
      return view;
    },
  };
}
