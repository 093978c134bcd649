/** Shapes of what the console is sent; the documents inside are judged by the laws of pages. */
import { Type, type Static, type TSchema } from 'typebox';
import { makeAjv } from '#schemas/ajv.ts';
import { GoodsQuerySchema } from '#schemas/content/goods-card.ts';
import { readMoment } from '#schemas/moment.ts';
import { ViewAsSchema } from '#schemas/shop/view-as.ts';
import { CONFIG_KINDS } from '../config-store.ts';
import { NEEDED_LISTS_MAX, NEEDED_NAMES_MAX } from '../limits.ts';
import type { ToSchedule } from '../rules/drafts.ts';
import { PREVIEW_VERSIONS_MAX } from '../rules/preview-token.ts';
import type { Draft } from '../rules/publish.ts';

const ajv = makeAjv('input');

const DOCUMENTS_MAX = 500;
/** What the column holds. */
const RELEASE_MAX = 2 ** 31 - 1;
const HASH = '^[0-9a-f]{64}$';

const Common = {
  author: Type.String({ maxLength: 80, default: 'console' }),
  note: Type.String({ maxLength: 300, default: '' }),
  salvage: Type.Boolean({ default: false }),
};
const Name = {
  kind: Type.Union(CONFIG_KINDS.map((kind) => Type.Literal(kind))),
  id: Type.String({ minLength: 1, maxLength: 64 }),
};
const Base = { base_version: Type.Optional(Type.String({ maxLength: 128 })) };
const Shop = { shop: Type.String({ minLength: 1, maxLength: 64 }) };

const PutSchema = Type.Object({ ...Common, ...Base, body: Type.Unknown() });

const PublishSchema = Type.Object({
  ...Common,
  ...Shop,
  documents: Type.Array(Type.Object({ ...Name, ...Base, body: Type.Unknown() }), {
    minItems: 1,
    maxItems: DOCUMENTS_MAX,
  }),
});

const PublishSavedSchema = Type.Object({
  ...Common,
  ...Shop,
  force: Type.Boolean({ default: false }),
  documents: Type.Optional(Type.Array(Type.Object(Name), { minItems: 1, maxItems: DOCUMENTS_MAX })),
});

const ScheduleSchema = Type.Object({
  ...Common,
  ...Shop,
  /** With its zone: a moment without one is a guess. */
  at: Type.String({ maxLength: 40 }),
  documents: Type.Array(Type.Object({ ...Name, ...Base, body: Type.Optional(Type.Unknown()) }), {
    minItems: 1,
    maxItems: DOCUMENTS_MAX,
  }),
});

const RollbackSchema = Type.Object({
  ...Common,
  ...Shop,
  ...Name,
  ...Base,
  version: Type.String({ pattern: HASH }),
});

const ReturnSchema = Type.Object({
  ...Common,
  ...Shop,
  release: Type.Integer({ minimum: 1, maximum: RELEASE_MAX }),
});

const UnpublishSchema = Type.Object({
  ...Common,
  ...Shop,
  documents: Type.Array(Type.Object(Name), { minItems: 1, maxItems: DOCUMENTS_MAX }),
  /** Their drafts and their places on the calendar go too. */
  discard: Type.Boolean({ default: false }),
});

const NeededSchema = Type.Object({
  ...Shop,
  queries: Type.Array(GoodsQuerySchema, { maxItems: NEEDED_LISTS_MAX, default: [] }),
  ids: Type.Array(Type.String({ maxLength: 64 }), { maxItems: NEEDED_NAMES_MAX, default: [] }),
  pictures: Type.Array(Type.String({ maxLength: 2048 }), { maxItems: NEEDED_NAMES_MAX, default: [] }),
});

const PreviewLinkSchema = Type.Object({
  ...Shop,
  /** Stored versions to look at; every draft of the shop without them. */
  versions: Type.Array(Type.Object({ ...Name, hash: Type.String({ pattern: HASH }) }), {
    maxItems: PREVIEW_VERSIONS_MAX,
    default: [],
  }),
  view_as: Type.Optional(ViewAsSchema),
  path: Type.Optional(Type.String({ maxLength: 512, pattern: '^/(?![/\\\\])' })),
});

function reader<Schema extends TSchema>(schema: Schema): (value: unknown) => Static<Schema> | undefined {
  const validate = ajv.compile<Static<Schema>>(schema);
  return (value) => (validate(value) ? value : undefined);
}

const readPutBody = reader(PutSchema);
const readPublishBody = reader(PublishSchema);
const readScheduleBody = reader(ScheduleSchema);
const readRollbackBody = reader(RollbackSchema);
const readPreviewLinkBody = reader(PreviewLinkSchema);

export const readPublishSaved = reader(PublishSavedSchema);
export const readNeeded = reader(NeededSchema);
export const readReturn = reader(ReturnSchema);
export const readUnpublish = reader(UnpublishSchema);

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

export function readSchedule(value: unknown) {
  const body = readScheduleBody(value);
  const publishAt = body === undefined ? undefined : readMoment(body.at);
  if (body === undefined || publishAt === undefined) return undefined;
  const { shop, author, note, salvage } = body;
  const documents = body.documents.map(({ kind, id, base_version: base, body: content }): ToSchedule => ({
    kind,
    id,
    ...(content === undefined ? {} : { body: content }),
    ...(base === undefined ? {} : { base }),
  }));
  return { shop, author, note, salvage, publishAt, documents };
}

export function readRollback(value: unknown) {
  const body = readRollbackBody(value);
  if (body === undefined) return undefined;
  const { shop, kind, id, version: hash, base_version: base, author, note, salvage } = body;
  const pointer = { kind, id, hash, ...(base === undefined ? {} : { base }) };
  return { shop, pointer, author, note, salvage };
}

export function readPreviewLink(value: unknown) {
  const body = readPreviewLinkBody(value);
  if (body === undefined) return undefined;
  const { shop, versions, view_as: viewAs = {}, path } = body;
  return { shop, versions, viewAs, path };
}
