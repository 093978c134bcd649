/** The strict reading: reports every fault of a decoration document before it is published (D42, D112). */
import type { Catalogue, SharedValidatorName } from './catalogue.ts';
import { FAULTS } from './fault-words.ts';
import { REGIONS } from './document.ts';
import { copyJson, isObject, pointerTo } from './json.ts';
import type { ParsedNode } from './node-reader.ts';
import type { Fault } from './ready.ts';
import { faultsOf } from './rule-words.ts';
import { parseLenient } from './parse-document.ts';

/** Kinds of decoration documents; `page` is judged node by node, the others by their own schema. */
export type CheckedKind = 'page' | Exclude<SharedValidatorName, 'document' | 'node'>;

/** Faults of a page document, in reading order; empty when it may be published. */
export function checkDocument(body: unknown, catalogue: Catalogue): Fault[] {
  return parseLenient(body, catalogue).faults;
}

/** Faults of any decoration document. */
export function checkConfig(kind: CheckedKind, body: unknown, catalogue: Catalogue): Fault[] {
  if (kind === 'page') return checkDocument(body, catalogue);
  const json = copyJson(body)?.value;
  if (!isObject(json)) return [{ pointer: '', ...FAULTS.notObject }];
  // For the author's editor; no part of what is published.
  const { $schema: _, ...copy } = json;
  const validate = catalogue.validator(kind);
  return validate(copy) ? [] : faultsOf(validate, copy, catalogue.schema(kind));
}

/** A node today's code would read in a newer form than it is stored in. */
export interface MigratedNode {
  /** JSON pointer into the document. */
  pointer: string;
  nodeId: string;
  kind: string;
  /** Why it was changed, step by step. */
  steps: readonly string[];
}

/** What today's migrations would change in a stored document, a line a node; empty when nothing. */
export function listMigrations(body: unknown, catalogue: Catalogue): MigratedNode[] {
  const { document } = parseLenient(body, catalogue);
  const migrations: MigratedNode[] = [];
  const visit = (nodes: readonly ParsedNode[], place: string) => {
    for (const [index, node] of nodes.entries()) {
      const pointer = pointerTo(place, index);
      if (node.migrations.length > 0)
        migrations.push({ pointer, nodeId: node.id, kind: node.kind, steps: node.migrations });
      for (const [name, children] of Object.entries(node.slots))
        visit(children, pointerTo(pointerTo(pointer, 'slots'), name));
    }
  };
  for (const region of REGIONS) visit(document.regions[region] ?? [], `/regions/${region}`);
  return migrations;
}
