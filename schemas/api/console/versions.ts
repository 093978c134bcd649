/** Versions and releases of a shop's documents, and the way back to them (M7, D43). */
import { Type } from 'typebox';
import { Sha256Schema } from '../../content/media-upload.ts';
import {
  BASE,
  DOCUMENT_NAME,
  DocumentEventSchema,
  DocumentNameSchema,
  ReleaseReportSchema,
  WRITE_MARK,
} from '../../page/stored-document.ts';
import { defineConsoleCall, LIST_INPUT, PartSchema } from './define-console-call.ts';
import { ReleasedSaleSchema } from '../../goods-table/sale-change.ts';
import { PUBLISH_OPTIONS } from './drafts.ts';

const AREA = 'pages';
const SCOPE = 'pages';
/** What the column holds. */
const RELEASE_MAX = 2 ** 31 - 1;
const { cursor, limit } = LIST_INPUT;
const OF_VERSION = { ...DOCUMENT_NAME, hash: Sha256Schema };

export const consoleVersionList = defineConsoleCall({
  name: 'console.version.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'Every publication of a document, the newest first.',
  input: { ...DOCUMENT_NAME, cursor, limit },
  data: PartSchema(DocumentEventSchema),
});

export const consoleVersionGet = defineConsoleCall({
  name: 'console.version.get',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'One stored version with its body.',
  input: OF_VERSION,
  data: Type.Object({
    ...OF_VERSION,
    body: Type.Unknown(),
    /** Unix seconds. */
    created_at: Type.Integer(),
  }),
});

export const consoleVersionRestore = defineConsoleCall({
  name: 'console.version.restore',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary: 'Publishes an old version once more.',
  input: { ...OF_VERSION, ...BASE, ...PUBLISH_OPTIONS },
  data: ReleaseReportSchema,
  codes: ['config-invalid', 'state-conflict'],
});

const ReleaseSchema = Type.Object({
  number: Type.Integer(),
  ...WRITE_MARK,
  documents: Type.Array(
    Type.Object({
      ...DocumentNameSchema.properties,
      hash: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  /** Prices and coupons that changed with them. */
  changes: Type.Array(ReleasedSaleSchema),
});

export const consoleReleaseList = defineConsoleCall({
  name: 'console.release.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'What went live together, the newest first.',
  input: { cursor, limit },
  data: PartSchema(ReleaseSchema),
});

export const consoleReleaseRestore = defineConsoleCall({
  name: 'console.release.restore',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Puts the shop back to how it stood after a release, as a new one, with the prices and coupons releases changed since. 40900 where another person published at the same moment, 42200 with faults by document, 40000 with `faults` where a price was edited since, by pointer into the `changes` beside them: then `keep_sales` puts the documents back alone.',
  input: {
    release: Type.Integer({ minimum: 1, maximum: RELEASE_MAX }),
    /** Prices and coupons stay as they are. */
    keep_sales: Type.Optional(Type.Boolean({ default: false })),
    ...PUBLISH_OPTIONS,
  },
  data: ReleaseReportSchema,
  codes: ['config-invalid', 'state-conflict'],
});
