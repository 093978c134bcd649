/** Whose reports of study this window keeps. */
import type { Engine } from '#engine/engine.ts';
import type { Owner } from './stored-report.ts';

export const owners = new WeakMap<Engine, () => Owner | undefined>();

/** Undefined where nobody is here, in a preview and outside of a running storefront. */
export function ownerOf(engine: Engine): Owner | undefined {
  return owners.get(engine)?.();
}
