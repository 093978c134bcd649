/** Compiles every schema to a standalone validator (requirement 1: nothing is compiled at run time, no eval). */
import { createRequire } from 'node:module';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { makeDocumentAjv } from '#schemas/ajv.ts';
import { emitSchemas, schemaNameOf, SHARED_SCHEMAS } from '#schemas/emit.ts';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { bareSchema } from './bare-schema.ts';
import { writeGenerated } from './files.ts';
import { isBlock } from './renderer-modules.ts';

const require = createRequire(import.meta.url);
// CommonJS whose types and run time disagree about the default export under ES modules.
const standaloneCode: (ajv: Ajv2020, refs: Record<string, string>) => string =
  require('ajv/dist/standalone').default;

/** ajv writes require() even for ES modules; each becomes an import that works for either kind of module. */
function toModule(code: string): string {
  const imports: string[] = [];
  const body = code
    .replace('"use strict";', '')
    .replace(/require\("([^"]+)"\)(\.default)?/g, (_match, path: string, isDefault?: string) => {
      const name = `_r${imports.length}`;
      const file = path.startsWith('ajv/') && !path.endsWith('.js') ? `${path}.js` : path;
      imports.push(`import ${name} from ${JSON.stringify(file)};`);
      return isDefault === undefined ? name : `(${name}.default ?? ${name})`;
    });
  return `${imports.join('\n')}\n${body}`;
}

/** Compiles the named schemas, and nothing else of what they stand among, into one module. */
function compile(
  ajv: Ajv2020,
  names: readonly string[],
): { code: string; rows: (readonly [string, string])[] } {
  const rows = names.map((name, index) => [name, `v${index}`] as const);
  const refs = Object.fromEntries(rows.map(([name, variable]) => [variable, name]));
  return { code: toModule(standaloneCode(ajv, refs)), rows };
}

const VALIDATOR = "import('#schemas/page/catalogue.ts').Validator";

function mapText(rows: readonly (readonly [string, string])[], kinds: ReadonlyMap<string, string>): string {
  return rows
    .map(([name, variable]) => `  [${JSON.stringify(kinds.get(name) ?? name)}, ${variable}],`)
    .join('\n');
}

const isShared = (name: string) => Object.hasOwn(SHARED_SCHEMAS, name);

/**
 * Two modules: the blocks of pages with what merchants' documents share, which an editor in a browser reads too, and all other
 * renderers, which it does not.
 */
export function writeValidators(definitions: readonly AnyRenderer[]): void {
  const ajv = makeDocumentAjv({ code: { source: true, esm: true, lines: true } });
  const kinds = new Map(definitions.map(({ kind }) => [schemaNameOf(kind), kind]));
  const blocks = new Set(definitions.filter(isBlock).map(({ kind }) => schemaNameOf(kind)));
  const names: string[] = [];
  for (const [name, schema] of emitSchemas(definitions)) {
    ajv.addSchema(bareSchema({ ...schema, $id: name }));
    names.push(name);
  }
  const block = compile(
    ajv,
    names.filter((name) => isShared(name) || blocks.has(name)),
  );
  const other = compile(
    ajv,
    names.filter((name) => !isShared(name) && !blocks.has(name)),
  );
  writeGenerated(
    'renderers/block-validators.gen.ts',
    `// @ts-nocheck
${block.code}
export const blockValidators: ReadonlyMap<string, ${VALIDATOR}> = new Map([
${mapText(
  block.rows.filter(([name]) => !isShared(name)),
  kinds,
)}
]);
export const sharedValidators: Readonly<Record<import('#schemas/page/catalogue.ts').SharedValidatorName, ${VALIDATOR}>> = {
${block.rows
  .filter(([name]) => isShared(name))
  .map(([name, variable]) => `  ${name}: ${variable},`)
  .join('\n')}
};
`,
  );
  writeGenerated(
    'renderers/validators.gen.ts',
    `// @ts-nocheck
${other.code}
export const validators: ReadonlyMap<string, ${VALIDATOR}> = new Map([
${mapText(other.rows, kinds)}
]);
`,
  );
}
