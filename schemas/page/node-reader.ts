/** Judges the nodes of a document one by one: each is migrated, checked and kept, or marked broken with its reason. */
import { DOCUMENT_MAX_DEPTH, DOCUMENT_MAX_NODES } from '../constants.ts';
import type { Catalogue, CatalogueEntry, ValidatorError } from './catalogue.ts';
import type { When } from './condition.ts';
import type { AnyRenderer } from './define-renderer.ts';
import {
  FAULTS,
  sayFullSlot,
  sayNewerVersion,
  sayNotAllowedHere,
  sayUnknownKind,
  sayUnknownSlot,
} from './fault-words.ts';
import { copyJson, isObject, pointerTo } from './json.ts';
import { migrateProps } from './migrate.ts';
import type { BrokenReason, Fault, Say } from './ready.ts';
import { faultsOf } from './rule-words.ts';
import { stepsOf, valueAt } from './walk-path.ts';
import { isId } from '../id.ts';

/** A node whose props were migrated, filled with defaults and judged. */
export interface ParsedNode {
  id: string;
  kind: string;
  props: Record<string, unknown>;
  slots: Record<string, ParsedNode[]>;
  when: When | undefined;
  brokenReason: BrokenReason | undefined;
  /** Why older props were changed on the way here; empty for props of today. */
  migrations: readonly string[];
}

const MAX_FAULTS = 200;

/** What a fault says beside its words: whose it is, and what shoppers do not see for it. */
type About = Pick<Fault, 'nodeId' | 'kind' | 'hides'>;

/** What may stand in a region or a slot; `kinds` names them, and is empty where any block of a page may. */
export interface PlaceRule {
  may: (definition: AnyRenderer) => boolean;
  kinds: readonly string[];
}

/** Where a node stands, as far as its reading depends on it. */
export interface NodePlace {
  /** JSON pointer of the node in its document. */
  pointer: string;
  /** 1 in a region, one more in each slot. */
  depth: number;
  rule: PlaceRule;
  /** Ids of the nodes that were read before it: one that is used again is a fault. */
  ids: ReadonlySet<string>;
  /** How many nodes were read before it. */
  count: number;
}

/** Reads nodes and gathers faults; one reader a document, for ids and counts are the document's. */
export class NodeReader {
  readonly faults: Fault[] = [];
  readonly #ids = new Set<string>();
  readonly #catalogue: Catalogue;
  readonly #watched: string | undefined;
  #nodes = 0;
  #place: NodePlace | undefined;

  /** `watched` is the pointer of the node whose place is wanted. */
  constructor(catalogue: Catalogue, watchedPointer?: string) {
    this.#catalogue = catalogue;
    this.#watched = watchedPointer;
  }

  /** Where the watched node stood, once the document was read; undefined where no node is read at its pointer. */
  get place(): NodePlace | undefined {
    return this.#place;
  }

  /**
   * Reads one node exactly as the whole document's reading would at that place: migrated, salvaged, its defaults filled, its
   * faults named by their pointers into the document. Undefined where the document holds as many nodes as it may before it.
   */
  one(node: unknown, place: NodePlace): ParsedNode | undefined {
    const { pointer, depth, rule, ids, count } = place;
    const copy = copyJson(node);
    if (copy === undefined) {
      this.fault('', FAULTS.cyclic);
      return undefined;
    }
    for (const id of ids) this.#ids.add(id);
    this.#nodes = count;
    return this.#counted(copy.value, pointer, depth, rule);
  }

  fault(pointer: string, say: Say, about: About = {}) {
    if (this.faults.length < MAX_FAULTS) this.faults.push({ pointer, ...say, ...about });
  }

  /** Faults of a part of the document that begins at `base`. */
  addFaults(base: string, faults: readonly (Say & { pointer: string })[], about: About) {
    for (const { pointer, ...say } of faults) this.fault(base + pointer, say, about);
  }

  nodes(list: unknown, pointer: string, depth: number, rule: PlaceRule): ParsedNode[] {
    if (!Array.isArray(list)) return [];
    const sound: ParsedNode[] = [];
    for (const [index, raw] of list.entries()) {
      const node = this.#counted(raw, pointerTo(pointer, index), depth, rule);
      if (node === undefined) break;
      sound.push(node);
    }
    return sound;
  }

  #counted(raw: unknown, pointer: string, depth: number, rule: PlaceRule): ParsedNode | undefined {
    if (pointer === this.#watched)
      this.#place = { pointer, depth, rule, ids: new Set(this.#ids), count: this.#nodes };
    this.#nodes += 1;
    if (this.#nodes > DOCUMENT_MAX_NODES) {
      if (this.#nodes === DOCUMENT_MAX_NODES + 1) this.fault(pointer, FAULTS.maxNodes);
      return undefined;
    }
    return this.#node(raw, pointer, depth, rule);
  }

  #node(raw: unknown, pointer: string, depth: number, rule: PlaceRule): ParsedNode {
    const fields = isObject(raw) ? raw : {};
    const kind = typeof fields['kind'] === 'string' ? fields['kind'].slice(0, 60) : '';
    const id = nodeIdAt(fields['id'], pointer, kind);
    const of = { nodeId: id, kind, hides: 'block' } as const;
    const breakNode = (reason: BrokenReason): ParsedNode => ({
      id,
      kind,
      props: {},
      slots: {},
      when: undefined,
      brokenReason: reason,
      migrations: [],
    });

    if (depth > DOCUMENT_MAX_DEPTH) {
      this.fault(pointer, FAULTS.maxDepth, of);
      return breakNode('too-deep');
    }
    const envelope = this.#catalogue.validator('node');
    if (!envelope(raw)) {
      this.addFaults(pointer, faultsOf(envelope, raw, this.#catalogue.schema('node')), of);
      return breakNode('invalid-node');
    }
    if (this.#ids.has(id)) {
      this.fault(pointerTo(pointer, 'id'), FAULTS.duplicateId, of);
      return breakNode('duplicate-id');
    }
    this.#ids.add(id);
    const entry = this.#catalogue.get(kind);
    if (entry === undefined) {
      this.fault(pointerTo(pointer, 'kind'), sayUnknownKind(kind, this.#catalogue.kinds()), of);
      return breakNode('unknown-kind');
    }
    if (!rule.may(entry.definition)) {
      this.fault(pointerTo(pointer, 'kind'), sayNotAllowedHere(kind, rule.kinds), of);
      return breakNode('not-allowed-here');
    }
    return this.#judged(entry, fields, { id, kind, pointer, depth, breakNode });
  }

  #judged(
    entry: CatalogueEntry,
    fields: Record<string, unknown>,
    at: {
      id: string;
      kind: string;
      pointer: string;
      depth: number;
      breakNode: (reason: BrokenReason) => ParsedNode;
    },
  ): ParsedNode {
    const { id, kind, pointer, depth } = at;
    const of = { nodeId: id, kind };
    const version = typeof fields['v'] === 'number' ? fields['v'] : 1;
    const storedProps = isObject(fields['props']) ? fields['props'] : {};
    const migration = migrateProps(entry, version, storedProps);
    if (!migration.ok) {
      const newer = migration.reason === 'newer-version';
      this.fault(
        pointerTo(pointer, 'v'),
        newer ? sayNewerVersion(version, entry.definition.version) : FAULTS.migration,
        { ...of, hides: 'block' },
      );
      return at.breakNode(newer ? 'newer-version' : 'invalid-props');
    }
    const props = migration.props;
    if (!entry.validate(props)) {
      const errors = entry.validate.errors ?? [];
      const faults = faultsOf(entry.validate, props, entry.definition.props);
      const isSaved = dropUnknownFields(props, errors) && entry.validate(props);
      this.addFaults(pointerTo(pointer, 'props'), faults, { ...of, hides: isSaved ? 'field' : 'block' });
      if (!isSaved) return at.breakNode('invalid-props');
    }
    return {
      id,
      kind,
      props,
      slots: this.#slots(entry.definition, fields['slots'], pointer, depth, of),
      when: readWhen(fields['when']) ?? entry.definition.when,
      brokenReason: undefined,
      migrations: migration.steps,
    };
  }

  #slots(
    definition: AnyRenderer,
    slots: unknown,
    pointer: string,
    depth: number,
    of: { nodeId: string; kind: string },
  ): Record<string, ParsedNode[]> {
    const sound: Record<string, ParsedNode[]> = {};
    if (!isObject(slots)) return sound;
    for (const [name, list] of Object.entries(slots)) {
      const place = pointerTo(pointerTo(pointer, 'slots'), name);
      const slot = Object.hasOwn(definition.slots, name) ? definition.slots[name] : undefined;
      if (slot === undefined) {
        const say = sayUnknownSlot(name, definition.kind, Object.keys(definition.slots));
        this.fault(place, say, { ...of, hides: 'field' });
        continue;
      }
      const may = (child: AnyRenderer) =>
        slot.kinds.length === 0 ? child.offers === slot.shelf : slot.kinds.includes(child.kind);
      if (Array.isArray(list) && list.length > slot.max)
        this.fault(pointerTo(place, slot.max), sayFullSlot(list.length, slot.max), { ...of, hides: 'field' });
      sound[name] = this.nodes(list, place, depth + 1, { may, kinds: slot.kinds }).slice(0, slot.max);
      this.#forgetPlaceBeyond(place, slot.max);
    }
    return sound;
  }

  /** What stands in a full slot beyond its end is read and not drawn: it has no place. */
  #forgetPlaceBeyond(slot: string, max: number): void {
    const pointer = this.#place?.pointer ?? '';
    if (!pointer.startsWith(`${slot}/`)) return;
    if (Number(stepsOf(pointer.slice(slot.length))[0]) >= max) this.#place = undefined;
  }
}

/** A missing or malformed id is replaced by the node's place, so that siblings keep theirs. */
export function nodeIdAt(id: unknown, pointer: string, kind: string): string {
  if (isId(id)) return id;
  return `broken-${kind.replace(/[^a-z0-9-]/g, '').slice(0, 20)}${pointer.replaceAll('/', '-')}`.slice(0, 64);
}

function readWhen(value: unknown): When | undefined {
  return isWhen(value) ? value : undefined;
}

/** The node's envelope was judged before, so an object here has the shape of `when`. */
function isWhen(value: unknown): value is When {
  return isObject(value);
}

/** Removes fields no schema knows; true when that was all that was wrong. */
function dropUnknownFields(props: Record<string, unknown>, errors: readonly ValidatorError[]): boolean {
  for (const { params, instancePath } of errors) {
    // Named by the one rule that finds such a field.
    const name = params['additionalProperty'];
    const target = valueAt(props, instancePath);
    if (typeof name !== 'string' || !isObject(target)) return false;
    delete target[name];
  }
  return true;
}
