/** How much of a heap snapshot the program itself holds, and how much is code V8 compiled, with its lists of that code (ADR-663). */
import { readFileSync } from 'node:fs';

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: unknown[][] } };
  nodes: number[];
  strings: string[];
}

/** Which code depends on which shape: V8 appends to these as it compiles. */
const LIST_OF_CODE = 'system / WeakArrayList';

export interface Parts {
  /** Bytes of objects, arrays, strings, closures and everything else a program makes. */
  own: number;
  /** Bytes of compiled code, and of what V8 keeps to throw it away again. */
  code: number;
}

export function partsOf({ snapshot, nodes, strings }: Snapshot): Parts {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field));
  const parts = { own: 0, code: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const read = (field = 0) => nodes[at + field] ?? 0;
    const isCode = types[0]?.[read(type)] === 'code' || strings[read(name)] === LIST_OF_CODE;
    parts[isCode ? 'code' : 'own'] += read(size);
  }
  return parts;
}

export function readParts(path: string): Parts {
  const read: Snapshot = JSON.parse(readFileSync(path, 'utf8'));
  return partsOf(read);
}
