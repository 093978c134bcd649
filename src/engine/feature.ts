/** A feature's manifest: what it uses, answers, remembers and does when the storefront starts. One feature.ts a folder of src/features. */
import type { FeatureName } from '#schemas/page/feature-names.ts';
import type { AppStore } from '#state/app-state.ts';
import type { AppPorts } from './app-ports.ts';
import type { Viewer } from './engine.ts';
import type { IntentHandlers } from './intents.ts';
import type { Watchable } from './store.ts';

export interface FeatureDefinition {
  /** Same as its folder. */
  readonly name: FeatureName;
  /** Features it imports from; the graph has no circle. */
  readonly uses: readonly FeatureName[];
  /** Files of its own that others import by their own name, beside index.ts: what few need, so that it comes to few. */
  readonly doors?: readonly string[];
  /** Its slice of the state, as it begins. */
  readonly slice?: () => object;
  /** Who looks, as this feature knows it; one feature says so. */
  readonly viewer?: (store: AppStore) => Watchable<Viewer>;
  /** The intents it answers. */
  readonly intents?: (app: AppPorts) => Partial<IntentHandlers>;
  /** Runs once, when the page of the server was taken over; features it uses have started before. */
  readonly start?: (app: AppPorts) => void | Promise<void>;
  /** Drops what it keeps of the person, in the state and in the browser (requirement 27). */
  readonly forget?: (app: AppPorts) => void;
}

/** Checks a manifest and keeps its own type, which the registry of features is put together from. */
export function defineFeature<const Feature extends FeatureDefinition>(feature: Feature): Feature {
  return feature;
}
