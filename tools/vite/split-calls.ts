/** Gives each call of a contract file a module of its own in the browser's build: a page brings only the calls it makes (ADR-575). */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Plugin } from 'vite';

/** Contracts of an area: a file of a resource holds several calls. */
const CONTRACTS = /\/schemas\/api\/[\w-]+\/[\w-]+\.ts$/;
const ONE = /\?only=\w+$/;

interface Node {
  type: string;
  start: number;
  end: number;
}
interface ImportNode extends Node {
  source: { value: string };
  // oxlint-disable-next-line names/no-bare-participle -- the name it has in ESTree
  specifiers: (Node & { imported?: { name: string }; local: { name: string } })[];
}

const isImport = (node: Node): node is ImportNode => node.type === 'ImportDeclaration';

/** Whether an import of a file leads to contracts. */
function leadsToContracts(source: string, importer: string): boolean {
  if (source.startsWith('#')) return CONTRACTS.test(source.replace('#', '/'));
  return source.startsWith('.') && CONTRACTS.test(posix.join(posix.dirname(importer), source));
}

/** The imports of one declaration, each from the module of its name. */
const apart = ({ source, specifiers }: ImportNode): string =>
  specifiers
    .map(({ imported, local }) => [imported?.name ?? local.name, local.name] as const)
    .map(
      ([name, as]) => `import { ${name} as ${as} } from ${JSON.stringify(`${source.value}?only=${name}`)};`,
    )
    .join(' ');

/** The code of an importer with its calls apart; undefined where it imports none. */
export function importApart(code: string, importer: string, body: readonly Node[]): string | undefined {
  const imports = body.filter(isImport).filter(({ source }) => leadsToContracts(source.value, importer));
  if (imports.length === 0) return undefined;
  return imports.reduceRight(
    (text, node) => text.slice(0, node.start) + apart(node) + text.slice(node.end),
    code,
  );
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

/** Every name a node speaks of, keys of its objects too: one too many keeps a line too much, and nothing breaks. */
function namesIn(node: Node): string[] {
  const own = node.type === 'Identifier' && 'name' in node ? [String(node.name)] : [];
  const below = Object.values(node).flat().filter(isNode);
  return [...own, ...below.flatMap(namesIn)];
}

/** Statements the export of that name is made of, itself included. */
function neededFor(name: string, statements: readonly Node[]): Set<Node> {
  const nameSets = statements.map((node) => [node, new Set(namesIn(node))] as const);
  const result = new Set<Node>();
  const open = [name];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const target = next;
    const makers = nameSets.filter(
      ([node, names]) => !result.has(node) && names.has(target) && makes(node, target),
    );
    for (const [node, names] of makers) {
      result.add(node);
      open.push(...names);
    }
  }
  return result;
}

/** Whether a statement brings a name into the module. */
function makes(node: Node, name: string): boolean {
  if (isImport(node)) return node.specifiers.some(({ local }) => local.name === name);
  const inner = 'declaration' in node && isNode(node.declaration) ? node.declaration : node;
  if ('id' in inner && isNode(inner.id)) return namesIn(inner.id).includes(name);
  const declarators = 'declarations' in inner && Array.isArray(inner.declarations) ? inner.declarations : [];
  return declarators
    .filter(isNode)
    .some((one) => 'id' in one && isNode(one.id) && namesIn(one.id).includes(name));
}

/** A contract file with what one of its exports is made of, and no import of another. */
export function onlyExport(code: string, name: string, body: readonly Node[]): string {
  const statements = neededFor(name, body);
  return body
    .filter((node) => statements.has(node))
    .map((node) => code.slice(node.start, node.end))
    .join('\n');
}

export function splitCalls(): Plugin {
  return {
    name: 'split-calls',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    enforce: 'post',
    resolveId: {
      order: 'pre',
      filter: { id: ONE },
      async handler(source, importer) {
        const file = await this.resolve(source.replace(ONE, ''), importer);
        return file === null ? null : `${file.id}${ONE.exec(source)?.[0] ?? ''}`;
      },
    },
    load: { order: 'pre', filter: { id: ONE }, handler: (id) => readFileSync(id.replace(ONE, ''), 'utf8') },
    transform: {
      filter: { id: /\/(?:src|renderers|schemas)\/.*\.tsx?(?:\?only=\w+)?$/, code: 'import' },
      handler(code, id) {
        const [name] = ONE.exec(id)?.[0].match(/\w+$/) ?? [];
        const own = name === undefined ? code : onlyExport(code, name, this.parse(code).body);
        const split = importApart(own, id.replace(ONE, ''), this.parse(own).body);
        return split === undefined && own === code ? null : { code: split ?? own, map: null };
      },
    },
  };
}
