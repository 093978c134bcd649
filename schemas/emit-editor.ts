/** The JSON Schemas an editor reads while somebody writes a shop's documents: one a kind of document, whole in itself. */
import type { TSchema } from 'typebox';
import { SHARED_SCHEMAS } from './emit.ts';
import type { AnyRenderer } from './page/define-renderer.ts';
import { readWords } from './page/field.ts';
import { IMAGE_PATTERN } from './page/fragments.ts';
import { isObject } from './page/json.ts';
import { hintOf } from './page/pattern-words.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The dialect every JSON editor knows; nothing our schemas say needs a newer one. */
const DIALECT = 'http://json-schema.org/draft-07/schema#';

/** A picture of the folder stands in a file by its name; it has an address once it is pushed. */
const PICTURE = `${IMAGE_PATTERN}|^\\./images/`;

/** A pattern is told in the words it has everywhere else, in both languages. */
function patternIn(schema: Schema): Schema {
  const { pattern } = schema;
  if (typeof pattern !== 'string') return {};
  const { cn, en } = hintOf(pattern);
  return { pattern: pattern === IMAGE_PATTERN ? PICTURE : pattern, patternErrorMessage: `${en} · ${cn}` };
}

/** What a merchant reads of a field, in both languages, where editors show it: beside a completion and under the pointer. */
function wordsIn(schema: Schema): Schema {
  const label = readWords(schema, 'x-label');
  if (label === undefined) return {};
  const help = readWords(schema, 'x-help');
  const lines = [`${label.en} · ${label.cn}`, ...(help === undefined ? [] : [help.en, help.cn])];
  return { description: lines.join('\n\n') };
}

/** A title would stand above the description that begins with it. */
function inWords(key: string, value: unknown): unknown {
  if (key === '' || !isObject(value)) return value;
  const { title, ...rest } = value;
  const words = wordsIn(value);
  const fields = typeof title === 'string' && 'description' in words ? rest : value;
  return { ...fields, ...patternIn(value), ...words };
}

function plain(schema: TSchema): Record<string, unknown> {
  const copy: Record<string, unknown> = JSON.parse(JSON.stringify(schema), inWords);
  return copy;
}

/** Every document names its schema alike. */
const SCHEMA_FIELD = { $schema: propertiesOf(plain(SHARED_SCHEMAS.document))['$schema'] };

function propertiesOf(schema: Schema): Record<string, unknown> {
  return isObject(schema['properties']) ? schema['properties'] : {};
}

function documentSchema(title: string, schema: Schema, more: Schema = {}): Schema {
  return {
    $schema: DIALECT,
    title,
    ...schema,
    properties: { ...SCHEMA_FIELD, ...propertiesOf(schema) },
    ...more,
  };
}

/** What stands in a page: its blocks, and what their slots take. */
function placeable(definitions: readonly AnyRenderer[]): AnyRenderer[] {
  const inSlots = new Set(
    definitions
      .filter(({ offers }) => offers === 'page-block')
      .flatMap(({ slots }) => Object.values(slots).flatMap(({ kinds }) => kinds)),
  );
  return definitions.filter(({ kind, offers }) => offers === 'page-block' || inSlots.has(kind));
}

const NODES = { type: 'array', items: { $ref: '#/definitions/block' } } as const;

/** What a block of this kind may hold, once its kind is written. */
function ruleOf({ kind, version, title, description, slots }: AnyRenderer): Schema {
  const kindRule = { properties: { kind: { const: kind } }, required: ['kind'] };
  const nodeFields = {
    props: {
      $ref: `#/definitions/${kind}`,
      description: `${title.en} · ${title.cn}\n\n${description.en}\n\n${description.cn}`,
    },
    v: { default: version, enum: Array.from({ length: version }, (_, index) => index + 1) },
    slots: {
      properties: Object.fromEntries(Object.keys(slots).map((name) => [name, NODES])),
      additionalProperties: false,
    },
  };
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema; nobody waits for a schema
  return { if: kindRule, then: { properties: nodeFields } };
}

function blockSchema(kinds: readonly AnyRenderer[]): Schema {
  const node = plain(SHARED_SCHEMAS.node);
  const fields = propertiesOf(node);
  return {
    ...node,
    properties: {
      ...fields,
      kind: {
        ...objectOf(fields['kind']),
        enum: kinds.map(({ kind }) => kind),
        enumDescriptions: kinds.map(
          ({ title, description }) => `${title.en} · ${title.cn}: ${description.en} ${description.cn}`,
        ),
      },
    },
    allOf: kinds.map(ruleOf),
  };
}

function objectOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function pageSchema(definitions: readonly AnyRenderer[]): Schema {
  const kinds = placeable(definitions);
  const document = plain(SHARED_SCHEMAS.document);
  const fields = propertiesOf(document);
  const regions = objectOf(fields['regions']);
  const regionFields = Object.entries(propertiesOf(regions)).map(([name, region]): [string, Schema] => [
    name,
    { ...objectOf(region), ...NODES },
  ]);
  return documentSchema(
    'A page',
    {
      ...document,
      properties: {
        ...fields,
        regions: { ...regions, properties: Object.fromEntries(regionFields) },
      },
    },
    {
      definitions: {
        block: blockSchema(kinds),
        ...Object.fromEntries(kinds.map(({ kind, props }) => [kind, plain(props)])),
      },
    },
  );
}

/** Schemas by kind of document. */
export function editorSchemas(definitions: readonly AnyRenderer[]): ReadonlyMap<string, Schema> {
  const { document: _document, node: _node, ...others } = SHARED_SCHEMAS;
  return new Map([
    ['page', pageSchema(definitions)],
    ...Object.entries(others).map(([name, schema]): [string, Schema] => [
      name,
      documentSchema(name, plain(schema)),
    ]),
  ]);
}
