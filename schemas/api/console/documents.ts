/** Documents of a shop: what there is, what is live, publishing and taking down (D42, D43, D112). */
import { Type } from 'typebox';
import { GoodsQuerySchema } from '../../content/goods-card.ts';
import { GoodsStateSchema } from '../../content/goods-facts.ts';
import { CONFIG_KINDS } from '../../page/catalogue.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import {
  DOCUMENT_NAME,
  DocumentNamesSchema,
  ReleasedDocumentsSchema,
  ReleaseReportSchema,
  VersionSchema,
  WRITE_MARK,
} from '../../page/stored-document.ts';
import { defineConsoleCall, LIST_INPUT, PartSchema } from './define-console-call.ts';
import { PUBLISH_OPTIONS, WITH_SALES } from './drafts.ts';

const AREA = 'pages';
const SCOPE = 'pages';
const STATES = ['live', 'draft', 'scheduled', 'off'] as const;
/** Lists, and names of goods and of pictures, that one question looks up. */
const NEEDED_LISTS_MAX = 300;
export const NEEDED_NAMES_MAX = 5000;

const PointerSchema = Type.Object({ hash: Type.String(), ...WRITE_MARK });
const StandSchema = Type.Object({
  ...DOCUMENT_NAME,
  /** In the language of the caller; empty where the document has none. */
  title: Type.String(),
  /** `scheduled` before `draft` before `live`; `off`: taken down. */
  state: ChoiceSchema(STATES),
  live: Type.Optional(PointerSchema),
  draft: Type.Optional(PointerSchema),
  scheduled: Type.Optional(
    Type.Object({
      ...PointerSchema.properties,
      /** Unix seconds. */
      publish_at: Type.Integer(),
    }),
  ),
});

export const consolePageList = defineConsoleCall({
  name: 'console.page.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'Documents of the shop by kind and id, with what is live, drafted and scheduled of each. `q` is looked for in their names and titles.',
  input: {
    ...LIST_INPUT,
    filter: Type.Optional(
      Type.Object({
        kind: Type.Optional(ChoiceSchema(CONFIG_KINDS)),
        state: Type.Optional(ChoiceSchema(STATES)),
      }),
    ),
  },
  data: PartSchema(StandSchema),
});

export const consolePageGet = defineConsoleCall({
  name: 'console.page.get',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'Where one document stands. `version` is the hash of what is live, empty where nothing is.',
  input: DOCUMENT_NAME,
  data: Type.Object({ item: StandSchema, version: Type.String() }),
});

export const consolePageExport = defineConsoleCall({
  name: 'console.page.export',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'Every live document of the shop with its body.',
  input: {},
  data: Type.Object({
    shop: Type.Object({ label: Type.String(), app_id: Type.String() }),
    documents: Type.Array(Type.Object({ ...VersionSchema.properties, body: Type.Unknown() })),
  }),
});

export const consolePagePublish = defineConsoleCall({
  name: 'console.page.publish',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Publishes documents, all or none, in one release, and `changes` of goods and coupons with them; `documents` is empty where these change alone. 42200 with every fault by its pointer, 40900 where a document is not what `base` says; without `base` it is replaced.',
  input: { documents: ReleasedDocumentsSchema, ...WITH_SALES, ...PUBLISH_OPTIONS },
  data: ReleaseReportSchema,
  codes: ['config-invalid', 'state-conflict'],
});

export const consolePageUnpublish = defineConsoleCall({
  name: 'console.page.unpublish',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary: 'Takes documents down, in one release; their versions stay.',
  input: {
    documents: DocumentNamesSchema,
    note: PUBLISH_OPTIONS.note,
    /** Their drafts and their schedules go too. */
    discard: Type.Optional(Type.Boolean({ default: false })),
  },
  data: ReleaseReportSchema,
});

const NamesSchema = (maxLength: number) =>
  Type.Optional(Type.Array(Type.String({ maxLength }), { maxItems: NEEDED_NAMES_MAX, default: [] }));

export const consoleReferenceCheck = defineConsoleCall({
  name: 'console.reference.check',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'What documents need of the shop: how long lists are, which goods there are, which pictures are missing.',
  input: {
    queries: Type.Optional(Type.Array(GoodsQuerySchema, { maxItems: NEEDED_LISTS_MAX, default: [] })),
    ids: NamesSchema(64),
    /** Addresses below /media/. */
    pictures: NamesSchema(2048),
  },
  data: Type.Object({
    /** Goods of each list, in its order. */
    counts: Type.Array(Type.Integer()),
    /** The goods that are there. */
    goods: Type.Array(Type.Object({ id: Type.String(), state: GoodsStateSchema })),
    /** Addresses of pictures at which nothing is served. */
    unserved: Type.Array(Type.String()),
  }),
});
