/** Compiles every schema to a standalone validator (requirement 1: nothing is compiled at run time, no eval). */
import { createRequire } from 'node:module';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { makeDocumentAjv } from '#schemas/ajv.ts';
import { emitSchemas, schemaNameOf, SHARED_SCHEMAS } from '#schemas/emit.ts';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { bareSchema } from './bare-schema.ts';
import { writeGenerated } from './files.ts';

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

const VALIDATOR = "import('#schemas/page/catalogue.ts').Validator";

function mapText(rows: readonly (readonly [string, string])[], kinds: ReadonlyMap<string, string>): string {
  return rows
    .map(([name, variable]) => `  [${JSON.stringify(kinds.get(name) ?? name)}, ${variable}],`)
    .join('\n');
}

const isShared = (name: string) => Object.hasOwn(SHARED_SCHEMAS, name);

/** One module with the validators of all renderers and of what merchants' documents share. */
export function writeValidators(definitions: readonly AnyRenderer[]): void {
  const ajv = makeDocumentAjv({ code: { source: true, esm: true, lines: true } });
  const kinds = new Map(definitions.map(({ kind }) => [schemaNameOf(kind), kind]));
  const names: string[] = [];
  for (const [name, schema] of emitSchemas(definitions)) {
    ajv.addSchema(bareSchema({ ...schema, $id: name }));
    names.push(name);
  }
  const rows = names.map((name, index) => [name, `v${index}`] as const);
  const code = toModule(
    standaloneCode(ajv, Object.fromEntries(rows.map(([name, variable]) => [variable, name]))),
  );
  writeGenerated(
    'renderers/validators.gen.ts',
    `// @ts-nocheck
${code}
export const validators: ReadonlyMap<string, ${VALIDATOR}> = new Map([
${mapText(
  rows.filter(([name]) => !isShared(name)),
  kinds,
)}
]);
export const sharedValidators: Readonly<Record<import('#schemas/page/catalogue.ts').SharedValidatorName, ${VALIDATOR}>> = {
${rows
  .filter(([name]) => isShared(name))
  .map(([name, variable]) => `  ${name}: ${variable},`)
  .join('\n')}
};
`,
  );
}
