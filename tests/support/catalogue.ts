/** A small catalogue of made-up renderers for tests of the page laws, compiled on the spot. */
import { Type, type TObject } from 'typebox';
import { makeDocumentAjv } from '#schemas/ajv.ts';
import { SHARED_SCHEMAS } from '#schemas/emit.ts';
import {
  makeCatalogue,
  type Catalogue,
  type CatalogueEntry,
  type Validator,
} from '#schemas/page/catalogue.ts';
import { defineRenderer, type AnyRenderer, type PropsMigration } from '#schemas/page/define-renderer.ts';
import { TextSchema } from '#schemas/page/text.ts';

function compile(schema: object): Validator {
  return makeDocumentAjv().compile(JSON.parse(JSON.stringify(schema)));
}

export function buildEntry(
  definition: AnyRenderer,
  migrations: readonly PropsMigration[] = [],
): CatalogueEntry {
  return { definition, migrations, validate: compile(definition.props) };
}

export function buildCatalogue(entries: readonly CatalogueEntry[]): Catalogue {
  const validators = {
    document: compile(SHARED_SCHEMAS.document),
    node: compile(SHARED_SCHEMAS.node),
    navbar: compile(SHARED_SCHEMAS.navbar),
    footer: compile(SHARED_SCHEMAS.footer),
    suspend: compile(SHARED_SCHEMAS.suspend),
    theme: compile(SHARED_SCHEMAS.theme),
    tabs: compile(SHARED_SCHEMAS.tabs),
    search: compile(SHARED_SCHEMAS.search),
    zone: compile(SHARED_SCHEMAS.zone),
    form: compile(SHARED_SCHEMAS.form),
  };
  return makeCatalogue(entries, validators, SHARED_SCHEMAS);
}

/** A renderer that takes a text and a size, and another kind of page block in its slot. */
export function buildRenderer(kind: string, props?: TObject): AnyRenderer {
  return defineRenderer({
    kind,
    family: 'page',
    title: { cn: kind, en: kind },
    description: { cn: kind, en: kind },
    offers: 'page-block',
    slots: { inside: { max: 3 } },
    props:
      props ??
      Type.Object(
        { text: TextSchema({ max: 20 }), size: Type.Integer({ minimum: 1, maximum: 9, default: 3 }) },
        { additionalProperties: false },
      ),
  });
}
