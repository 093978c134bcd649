/** The strict reading: every fault of a decoration document, for whoever is about to publish it (D42, D112). */
import type { Catalogue, SharedValidatorName } from './catalogue.ts';
import { FAULTS, sayError } from './fault-words.ts';
import { copyJson, isObject } from './json.ts';
import type { Fault } from './ready.ts';
import { readSound } from './sound.ts';

/** Kinds of decoration documents; `page` is judged node by node, the others by their own schema. */
export type CheckedKind = 'page' | Exclude<SharedValidatorName, 'document' | 'node'>;

/** Faults of a page document, in reading order; empty when it may be published. */
export function checkDocument(body: unknown, catalogue: Catalogue): Fault[] {
  return readSound(body, catalogue).faults;
}

/** Faults of any decoration document. */
export function checkConfig(kind: CheckedKind, body: unknown, catalogue: Catalogue): Fault[] {
  if (kind === 'page') return checkDocument(body, catalogue);
  const copy = copyJson(body)?.value;
  if (!isObject(copy)) return [{ pointer: '', ...FAULTS.notObject }];
  const validate = catalogue.validator(kind);
  if (validate(copy)) return [];
  return (validate.errors ?? []).map((error) => ({ pointer: error.instancePath, ...sayError(error) }));
}

/** What today's migrations would change in a stored document, a line a node; empty when nothing. */
export function listMigrations(
  body: unknown,
  catalogue: Catalogue,
): { nodeId: string; kind: string; steps: readonly string[] }[] {
  const { document } = readSound(body, catalogue);
  const found: { nodeId: string; kind: string; steps: readonly string[] }[] = [];
  const visit = (nodes: (typeof document.regions)['main']) => {
    for (const node of nodes ?? []) {
      if (node.migrated.length > 0) found.push({ nodeId: node.id, kind: node.kind, steps: node.migrated });
      for (const children of Object.values(node.slots)) visit(children);
    }
  };
  for (const nodes of Object.values(document.regions)) visit(nodes);
  return found;
}
