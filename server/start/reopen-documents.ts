/** What a preview opens anew: the areas whose offers read a shop's documents. */
import { area as pagesArea } from '#server/areas/pages/area.ts';
import { area as zonesArea } from '#server/areas/zones/area.ts';
import type { Deps } from '#server/kernel/area.ts';

/** Faults of a draft are told when it is saved; those who look at it see none of them in the log. */
const SILENT: Deps['logs'] = { add: () => undefined, once: () => false, flush: () => Promise.resolve() };

export function reopenDocuments(deps: Deps): Pick<Deps, 'pages' | 'zones'> {
  const { catalogue, identity } = deps;
  const pages = pagesArea.open(deps, { catalogue, logs: SILENT });
  return { pages, zones: zonesArea.open(deps, { pages, identity }) };
}
