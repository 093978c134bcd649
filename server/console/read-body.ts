/** Shapes of what the console is sent; the documents inside are judged by the laws of pages. */
import { Ajv } from 'ajv';
import { Type, type Static, type TSchema } from 'typebox';
import { CONFIG_KINDS } from '#server/domain/ports.ts';
import type { Draft } from '#server/domain/publish.ts';

const ajv = new Ajv({ strict: false, useDefaults: true });

const Common = {
  author: Type.String({ maxLength: 80, default: 'console' }),
  note: Type.String({ maxLength: 300, default: '' }),
  salvage: Type.Boolean({ default: false }),
};

const PutSchema = Type.Object({
  ...Common,
  base_version: Type.Optional(Type.String({ maxLength: 128 })),
  body: Type.Unknown(),
});

const PublishSchema = Type.Object({
  ...Common,
  shop: Type.String({ minLength: 1, maxLength: 64 }),
  documents: Type.Array(
    Type.Object({
      kind: Type.Union(CONFIG_KINDS.map((kind) => Type.Literal(kind))),
      id: Type.String({ minLength: 1, maxLength: 64 }),
      base_version: Type.Optional(Type.String({ maxLength: 128 })),
      body: Type.Unknown(),
    }),
    { minItems: 1, maxItems: 500 },
  ),
});

function reader<Schema extends TSchema>(schema: Schema): (value: unknown) => Static<Schema> | undefined {
  const validate = ajv.compile<Static<Schema>>(schema);
  return (value) => (validate(value) ? value : undefined);
}

const readPutBody = reader(PutSchema);
const readPublishBody = reader(PublishSchema);

export function readPut(value: unknown) {
  const body = readPutBody(value);
  if (body === undefined) return undefined;
  const { base_version: base, body: content, author, note, salvage } = body;
  return { author, note, salvage, content, base };
}

export function readPublish(value: unknown) {
  const body = readPublishBody(value);
  if (body === undefined) return undefined;
  const { shop, author, note, salvage } = body;
  const drafts = body.documents.map(({ kind, id, base_version: base, body: content }): Draft => ({
    kind,
    id,
    body: content,
    ...(base === undefined ? {} : { base }),
  }));
  return { shop, author, note, salvage, drafts };
}
