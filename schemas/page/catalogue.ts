/** The definitions of all renderers with their build-time validators, looked up by kind. */
import type { AnyRenderer, PropsMigration } from './define-renderer.ts';

/** One error of a validator compiled at build (ajv's shape, only what we read of it). */
export interface ValidatorError {
  instancePath: string;
  /** The rule broken, as a path into the schema. */
  schemaPath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
  message?: string;
}

/** Checks a value in place and fills its defaults; `errors` is set when it answers false. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

export interface CatalogueEntry {
  readonly definition: AnyRenderer;
  readonly migrations: readonly PropsMigration[];
  readonly validate: Validator;
}

/** A Map behind two methods, so that kinds named like parts of Object.prototype are simply unknown (requirement 3). */
export interface Catalogue {
  get(kind: string): CatalogueEntry | undefined;
  kinds(): string[];
  /** Validators of what is not a renderer: `document`, `node`, `navbar`, `footer`, `suspend`, `theme`, `tabs`, `search`, `zone`, `form`. */
  validator(name: SharedValidatorName): Validator;
  /** The schema such a validator was compiled from. */
  schema(name: SharedValidatorName): unknown;
}

/** Entries of those definitions that have a validator. */
export function entriesOf(
  definitions: readonly AnyRenderer[],
  validators: ReadonlyMap<string, Validator>,
  migrations: ReadonlyMap<string, readonly PropsMigration[]>,
): CatalogueEntry[] {
  return definitions.flatMap((definition) => {
    const validate = validators.get(definition.kind);
    const steps = migrations.get(definition.kind) ?? [];
    return validate === undefined ? [] : [{ definition, validate, migrations: steps }];
  });
}

/** Documents that are not pages; each kind has its own schema. */
const PLAIN_DOCUMENTS = ['navbar', 'footer', 'suspend', 'theme', 'tabs', 'search', 'zone', 'form'] as const;

/** Kinds of decoration documents a merchant publishes. */
export const CONFIG_KINDS = ['page', ...PLAIN_DOCUMENTS] as const;

/** Whether this is a kind of document. */
export function isDocumentKind(kind: string): kind is (typeof CONFIG_KINDS)[number] {
  return CONFIG_KINDS.some((one) => one === kind);
}

const SHARED_VALIDATORS = ['document', 'node', ...PLAIN_DOCUMENTS] as const;
export type SharedValidatorName = (typeof SHARED_VALIDATORS)[number];

export function makeCatalogue(
  entries: readonly CatalogueEntry[],
  common: Readonly<Record<SharedValidatorName, Validator>>,
  schemas: Readonly<Record<SharedValidatorName, unknown>>,
): Catalogue {
  const byKind = new Map(entries.map((entry) => [entry.definition.kind, entry]));
  return {
    get: (kind) => byKind.get(kind),
    kinds: () => [...byKind.keys()],
    validator: (name) => common[name],
    schema: (name) => schemas[name],
  };
}
