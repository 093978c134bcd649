/** Drafts of a shop's documents: what a merchant works on before shoppers see it (D42, D43, D138). */
import { Type } from 'typebox';
import { SaleChangesSchema } from '../../goods-table/sale-change.ts';
import { CONFIG_KINDS } from '../../page/catalogue.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import {
  BASE,
  DOCUMENT_NAME,
  DocumentBodySchema,
  DocumentFaultSchema,
  DocumentNamesSchema,
  DocumentsSchema,
  ReleasedNamesSchema,
  ReleaseReportSchema,
  VersionSchema,
} from '../../page/stored-document.ts';
import { defineConsoleCall, LIST_INPUT, PartSchema } from './define-console-call.ts';

const AREA = 'pages';
const SCOPE = 'pages';

/** What a writer says of a publication. */
export const PUBLISH_OPTIONS = {
  note: Type.Optional(Type.String({ maxLength: 300, default: '' })),
  /** Publish in spite of faults that only hide parts; what no reading mends is refused all the same. */
  salvage: Type.Optional(Type.Boolean({ default: false })),
};

/** Prices and coupons that go live with the documents, or nothing does (ADR-770): each needs its own scope besides. */
export const WITH_SALES = { changes: Type.Optional(SaleChangesSchema) };

/** Which documents a list has. */
export const DOCUMENT_FILTER = {
  kind: Type.Optional(ChoiceSchema(CONFIG_KINDS)),
  documents: Type.Optional(DocumentNamesSchema),
};

/** The same, and whether it has their bodies. */
export const DOCUMENT_LIST_INPUT = {
  ...LIST_INPUT,
  filter: Type.Optional(Type.Object(DOCUMENT_FILTER)),
  with_body: Type.Optional(Type.Boolean({ default: false })),
};

/** What every row of such a list has. */
export const LISTED_DOCUMENT = {
  ...VersionSchema.properties,
  /** In the language of the caller; empty where the document has none. */
  title: Type.String(),
  body: Type.Optional(Type.Unknown()),
};

const DRAFT_STAND = {
  /** What to send as `base` with the next save: the draft, or the live version where there is none. */
  base: Type.String(),
  /** Unix seconds. */
  saved_at: Type.Integer(),
  by: Type.String(),
};

export const consoleDraftList = defineConsoleCall({
  name: 'console.draft.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'Drafts of the shop by kind and id; `filter.documents` asks for some by name. `q` is looked for in their names and titles.',
  input: DOCUMENT_LIST_INPUT,
  data: PartSchema(Type.Object(LISTED_DOCUMENT)),
});

export const consoleDraftGet = defineConsoleCall({
  name: 'console.draft.get',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'The draft of a document; of a document without one, its live version.',
  input: DOCUMENT_NAME,
  data: Type.Object({ ...DRAFT_STAND, is_draft: Type.Boolean(), body: Type.Unknown() }),
});

export const consoleDraftSave = defineConsoleCall({
  name: 'console.draft.save',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Saves a draft with its faults. `base` is what the writer started from, and empty for a new document; without it, or with another than what is there, 40900 with `yours` and `theirs` (null where nothing is there). 42200 where it could not even be previewed.',
  input: {
    ...DOCUMENT_NAME,
    ...BASE,
    body: DocumentBodySchema,
    note: PUBLISH_OPTIONS.note,
  },
  data: Type.Object({ ...DRAFT_STAND, faults: Type.Array(DocumentFaultSchema) }),
  codes: ['config-invalid', 'state-conflict'],
});

export const consoleDraftImport = defineConsoleCall({
  name: 'console.draft.import',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary: 'Saves drafts of several documents, all or none; each as `console.draft.save` does.',
  input: { documents: DocumentsSchema, note: PUBLISH_OPTIONS.note },
  data: Type.Object({
    versions: Type.Array(VersionSchema),
    faults: Type.Array(DocumentFaultSchema),
  }),
  codes: ['config-invalid', 'state-conflict'],
});

export const consoleDraftDiscard = defineConsoleCall({
  name: 'console.draft.discard',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary: 'Throws a draft away; what is live stays.',
  input: DOCUMENT_NAME,
  data: Type.Object({}),
});

export const consoleDraftPublish = defineConsoleCall({
  name: 'console.draft.publish',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Publishes drafts as they are stored, in one release: the named ones, with `changes` of goods and coupons. `changes` without `documents` go live alone; without both every draft of the shop is published. 42200 with faults, 40000 with `faults` of the changes by pointer, 40900 where a document was published after its draft was saved, unless `force`.',
  input: {
    documents: Type.Optional(ReleasedNamesSchema),
    ...WITH_SALES,
    force: Type.Optional(Type.Boolean({ default: false })),
    ...PUBLISH_OPTIONS,
  },
  data: ReleaseReportSchema,
  codes: ['config-invalid', 'state-conflict'],
});
