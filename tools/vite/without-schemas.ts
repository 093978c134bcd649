/** Leaves schemas out of the browser's build (ADR-020): nothing is validated there, so they are never read. */
import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}

/** What of a definition the browser never reads, by the function that makes it. */
const UNREAD: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['defineRenderer', new Set(['props', 'description'])],
  ['defineEndpoint', new Set(['area', 'input', 'data', 'summary', 'gate', 'rate'])],
  ['defineLiveActivity', new Set(['state', 'report', 'lines'])],
]);
/** What rows of the code catalogue say of a code that the browser never reads. */
const CODES = /\/schemas\/api\/codes-\w+\.ts$/;
const UNREAD_OF_CODES: ReadonlySet<string> = new Set(['behaviour', 'field']);
/**
 * What makes schemas and is kept, although never called, because statements that are dropped later name it: the words of
 * fields weigh on no page (ADR-580). A field gives its schema on, for others are put together from its parts.
 */
const MAKERS: ReadonlyMap<string, string> = new Map([
  ['field', '{ return arguments[1]; }'],
  ['TextSchema', '{ return {}; }'],
  ['ChoiceSchema', '{ return {}; }'],
  ['NamedSchema', '{ return {}; }'],
  ['NumberedSchema', '{ return {}; }'],
]);
const FILES = /\/schemas\/.*\.ts(?:\?only=\w+)?$|\/renderers\/[\w-]+\/[\w-]+\/(?:definition|shape)\.ts$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

const nameOf = (value: unknown) =>
  isNode(value) && 'name' in value && typeof value.name === 'string' ? value.name : '';

/** Unread properties of the object a definition is made of. */
function unread(call: Node): Node[] {
  const names = UNREAD.get('callee' in call ? nameOf(call.callee) : '');
  const [options] = 'arguments' in call && Array.isArray(call.arguments) ? call.arguments.filter(isNode) : [];
  if (names === undefined || options === undefined) return [];
  return childrenOf(options).filter((property) => 'key' in property && names.has(nameOf(property.key)));
}

/** The same of every row of the code catalogue. */
function unreadOfCodes(node: Node): Node[] {
  if ('key' in node && UNREAD_OF_CODES.has(nameOf(node.key))) return [node];
  return childrenOf(node).flatMap(unreadOfCodes);
}

interface Edits {
  cuts: Node[];
  pure: number[];
  /** Bodies of functions, each with what it becomes. */
  bodies: (Node & { text: string })[];
}

/** Every call a constant of the file is made of: a schema is a value, and making one does nothing else. */
function read(node: Node, edits: Edits): void {
  if (/Function/.test(node.type)) return;
  if (node.type === 'CallExpression') {
    edits.pure.push(node.start);
    edits.cuts.push(...unread(node));
  }
  childrenOf(node).forEach((child) => read(child, edits));
}

/** The body of a function that makes schemas. */
function emptyBody(declaration: Node): Edits['bodies'] {
  const text = MAKERS.get('id' in declaration ? nameOf(declaration.id) : '');
  const body = 'body' in declaration ? declaration.body : undefined;
  return text === undefined || !isNode(body) ? [] : [{ ...body, text }];
}

function editsOf(program: Node): Edits {
  const edits: Edits = { cuts: [], pure: [], bodies: [] };
  for (const statement of childrenOf(program)) {
    const declarations = statement.type.startsWith('Export') ? childrenOf(statement) : [statement];
    for (const one of declarations) {
      if (one.type === 'VariableDeclaration') read(one, edits);
      if (one.type === 'FunctionDeclaration') edits.bodies.push(...emptyBody(one));
    }
  }
  return edits;
}

function apply(code: string, { cuts, pure, bodies }: Edits): string {
  const inCut = (place: number) => cuts.some(({ start, end }) => start <= place && place < end);
  const changes = [
    ...cuts.map(({ start, end }) => ({ start, end, text: '' })),
    ...bodies.map(({ start, end, text }) => ({ start, end, text })),
    ...pure
      .filter((place) => !inCut(place))
      .map((start) => ({ start, end: start, text: '/* @__PURE__ */ ' })),
  ].sort((one, other) => other.start - one.start);
  // A property's comma stays behind where the property went; in an object literal it may stand once only.
  return changes.reduce((text, { start, end, text: put }) => {
    const after = put === '' ? text.slice(end).replace(/^\s*,/, '') : text.slice(end);
    return text.slice(0, start) + put + after;
  }, code);
}

export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    enforce: 'post',
    transform: {
      filter: { id: FILES },
      handler(code, id) {
        const program = this.parse(code);
        const { cuts, pure, bodies } = editsOf(program);
        const ofCodes = CODES.test(id) ? unreadOfCodes(program) : [];
        return { code: apply(code, { cuts: [...cuts, ...ofCodes], pure, bodies }), map: null };
      },
    },
  };
}
