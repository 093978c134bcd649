/** Stored documents as the console tells of them: names, versions, who moved them and when, and their faults (D42, D43). */
import { Type } from 'typebox';
import { CONFIG_KINDS } from './catalogue.ts';
import { ChoiceSchema } from './fragments.ts';
import { LocaleTextSchema } from './text.ts';

/** A document's name: its own id for pages, zones and forms, `main` for the others. */
export const DOCUMENT_NAME = {
  kind: ChoiceSchema(CONFIG_KINDS),
  id: Type.String({ minLength: 1, maxLength: 64 }),
};
export const DocumentNameSchema = Type.Object(DOCUMENT_NAME);

/** The hash of the version a writer started from; empty where the writer knows of none (D42). */
export const BASE = { base: Type.Optional(Type.String({ maxLength: 128 })) };

/** The JSON of a document: the laws of pages judge it, and it may hold NUL, which is stored escaped. */
export const DocumentBodySchema = Type.Unknown({ 'x-nul': true });

const DOCUMENTS_MAX = 500;
export const DocumentNamesSchema = Type.Array(DocumentNameSchema, { minItems: 1, maxItems: DOCUMENTS_MAX });
/** The same; none where prices or coupons change alone. */
export const ReleasedNamesSchema = Type.Array(DocumentNameSchema, { maxItems: DOCUMENTS_MAX });
const WholeDocumentSchema = Type.Object({ ...DOCUMENT_NAME, ...BASE, body: DocumentBodySchema });
/** Documents with their bodies, which are judged by the laws of pages. */
export const DocumentsSchema = Type.Array(WholeDocumentSchema, { minItems: 1, maxItems: DOCUMENTS_MAX });
/** The same; none where prices or coupons change alone. */
export const ReleasedDocumentsSchema = Type.Array(WholeDocumentSchema, { maxItems: DOCUMENTS_MAX });
/** The same, where a document without a body is meant as its draft stands. */
export const ScheduledDocumentsSchema = Type.Array(
  Type.Object({ ...DOCUMENT_NAME, ...BASE, body: Type.Optional(DocumentBodySchema) }),
  { maxItems: DOCUMENTS_MAX },
);

/** Who wrote something, what they say of it, and when. */
export const WRITE_MARK = {
  by: Type.String(),
  note: Type.String(),
  /** Unix seconds. */
  at: Type.Integer(),
};

export const VersionSchema = Type.Object({ ...DOCUMENT_NAME, hash: Type.String(), ...WRITE_MARK });

/** A move of what is live; no hash where the document was taken down. */
export const DocumentEventSchema = Type.Object({
  ...DOCUMENT_NAME,
  hash: Type.Union([Type.String(), Type.Null()]),
  ...WRITE_MARK,
});

/** One fault of a document: where, which rule, what to do. */
export const DocumentFaultSchema = Type.Object({
  document: DocumentNameSchema,
  /** JSON pointer into the document. */
  pointer: Type.String(),
  rule: Type.String(),
  message: LocaleTextSchema,
  hint: LocaleTextSchema,
  nodeId: Type.Optional(Type.String()),
  kind: Type.Optional(Type.String()),
  /** What shoppers do not see for it: the whole block, or the field alone. */
  hides: Type.Optional(ChoiceSchema(['block', 'field'])),
});

/** What went live or was taken down together. */
export const ReleaseReportSchema = Type.Object({
  versions: Type.Array(
    Type.Object({
      ...VersionSchema.properties,
      change: ChoiceSchema(['new', 'replaced', 'unchanged']),
    }),
  ),
  gone: Type.Array(DocumentNameSchema),
  /** Its number; absent where nothing changed. */
  release: Type.Optional(Type.Integer()),
  /** Faults of what went live all the same; shoppers do not see these parts. */
  hidden: Type.Array(DocumentFaultSchema),
});

/** What a refused write says beside its code: 42200, 40900 and 40400 in this order. */
export const InvalidDocumentsSchema = Type.Object({ errors: Type.Array(DocumentFaultSchema) });
export const DocumentConflictSchema = Type.Object({
  /** What was sent. */
  yours: Type.Object(BASE),
  /** Who wrote what is there now. */
  theirs: DocumentEventSchema,
});
/** The same of drafts; `theirs` is null where nothing is there, and a base was not named or is gone (ADR-587). */
export const DraftConflictSchema = Type.Union([
  DocumentConflictSchema,
  Type.Object({ yours: Type.Object(BASE), theirs: Type.Null(), document: DocumentNameSchema }),
]);
export const MissingDocumentsSchema = Type.Object({ missing: Type.Array(DocumentNameSchema) });
/** Beside 40000: a document the shop always has was to be taken down. */
export const FixedDocumentSchema = Type.Object({
  reason: Type.Literal('fixed'),
  document: DocumentNameSchema,
  message: LocaleTextSchema,
});
