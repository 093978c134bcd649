/** The JSON Schemas as they are served under /schemas/: one per renderer kind and document kind, each with its $id. */
import type { TSchema } from 'typebox';
import { DocumentEnvelopeSchema, NodeEnvelopeSchema } from './page/document.ts';
import type { AnyRenderer } from './page/define-renderer.ts';
import { FIELD_GROUPS } from './page/field.ts';
import { FooterSchema } from './shop/footer.ts';
import { FormSchema } from './form/form.ts';
import { NavbarSchema } from './shop/navbar.ts';
import { SearchSettingsSchema } from './search/search-settings.ts';
import { SuspendMenuSchema } from './shop/suspend-menu.ts';
import { TabSetSchema } from './shop/tab-set.ts';
import { ThemeSchema } from './shop/theme.ts';
import { ZoneSchema } from './zone/zone.ts';

export const SHARED_SCHEMAS = {
  document: DocumentEnvelopeSchema,
  node: NodeEnvelopeSchema,
  navbar: NavbarSchema,
  footer: FooterSchema,
  suspend: SuspendMenuSchema,
  theme: ThemeSchema,
  tabs: TabSetSchema,
  search: SearchSettingsSchema,
  zone: ZoneSchema,
  form: FormSchema,
} as const satisfies Record<string, TSchema>;

export interface EmittedSchema {
  $schema: string;
  $id: string;
  title: string;
  [keyword: string]: unknown;
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

function emit(
  name: string,
  title: string,
  schema: TSchema,
  extra: Record<string, unknown> = {},
): EmittedSchema {
  const plain: Record<string, unknown> = JSON.parse(JSON.stringify(schema));
  return { $schema: DIALECT, $id: `/schemas/${name}.json`, title, ...extra, ...plain };
}

/** A renderer named like a document kind (the navbar) leaves the plain name to the document a merchant writes. */
export function schemaNameOf(kind: string): string {
  return Object.hasOwn(SHARED_SCHEMAS, kind) ? `renderer-${kind}` : kind;
}

/** Schemas by name: the name of a kind or of a document kind. */
export function emitSchemas(definitions: readonly AnyRenderer[]): Map<string, EmittedSchema> {
  const schemas = new Map<string, EmittedSchema>();
  for (const [name, schema] of Object.entries(SHARED_SCHEMAS)) schemas.set(name, emit(name, name, schema));
  for (const definition of definitions) {
    const name = schemaNameOf(definition.kind);
    schemas.set(
      name,
      emit(name, definition.title.en, definition.props, {
        description: definition.description.en,
        'x-title': definition.title,
        'x-description': definition.description,
        'x-version': definition.version,
        'x-offers': definition.offers,
        'x-slots': definition.slots,
      }),
    );
  }
  return schemas;
}

/** The list served at /schemas/index.json. */
export function emitIndex(definitions: readonly AnyRenderer[]) {
  return {
    /** Names of the groups fields say they belong to by `x-group`, in the order of a form. */
    groups: FIELD_GROUPS,
    documents: Object.keys(SHARED_SCHEMAS).map((name) => ({ name, href: `/schemas/${name}.json` })),
    renderers: definitions.map(({ kind, family, version, offers, title, description }) => ({
      kind,
      family,
      version,
      offers,
      title,
      description,
      href: `/schemas/${schemaNameOf(kind)}.json`,
    })),
  };
}
