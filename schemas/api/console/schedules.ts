/** The calendar of a shop's documents: what goes live at a moment (D43). */
import { Type } from 'typebox';
import {
  DOCUMENT_NAME,
  DocumentFaultSchema,
  ScheduledDocumentsSchema,
  VersionSchema,
} from '../../page/stored-document.ts';
import { defineConsoleCall, PartSchema } from './define-console-call.ts';
import { ReleasedSaleSchema, SALE_NAME, ScheduledSaleSchema } from '../../goods-table/sale-change.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import {
  DOCUMENT_FILTER,
  DOCUMENT_LIST_INPUT,
  LISTED_DOCUMENT,
  PUBLISH_OPTIONS,
  WITH_SALES,
} from './drafts.ts';

const AREA = 'pages';
const SCOPE = 'pages';

/** Moments from one on and before another, unix seconds: what goes live then, or is taken back. */
const BETWEEN = { from: Type.Optional(Type.Integer()), to: Type.Optional(Type.Integer()) };

export const consoleScheduleList = defineConsoleCall({
  name: 'console.schedule.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'Documents that go live at a moment, by kind and id; `filter.from` and `filter.to` ask for those that go live or are taken back between two moments. `q` is looked for in their names and titles.',
  input: { ...DOCUMENT_LIST_INPUT, filter: Type.Optional(Type.Object({ ...DOCUMENT_FILTER, ...BETWEEN })) },
  data: PartSchema(
    Type.Object({
      ...LISTED_DOCUMENT,
      /** Unix seconds. */
      publish_at: Type.Integer(),
      /** Unix seconds: what was live before comes back. */
      take_back_at: Type.Optional(Type.Integer()),
    }),
  ),
});

export const consoleScheduleSave = defineConsoleCall({
  name: 'console.schedule.save',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Lets documents go live at a moment, each with its body or as its draft stands now, and `changes` of goods and coupons with them; checked as strictly as a publication. A newer schedule of a document replaces the older one. At `take_back_at` the version that was live before comes back; a document of which nothing is live has none. 40000 with `faults` of the changes by pointer; a change that does not fit any more at its moment holds up all that was scheduled with it, and says so in `console.sale.list`.',
  input: {
    /** ISO 8601 with its zone, at most 366 days ahead. */
    at: Type.String({ maxLength: 40 }),
    /** The same, later: what was live before comes back then. */
    take_back_at: Type.Optional(Type.String({ maxLength: 40 })),
    /** Empty where prices or coupons alone are scheduled. */
    documents: ScheduledDocumentsSchema,
    ...WITH_SALES,
    ...PUBLISH_OPTIONS,
  },
  data: Type.Object({
    versions: Type.Array(VersionSchema),
    changes: Type.Array(ReleasedSaleSchema),
    hidden: Type.Array(DocumentFaultSchema),
  }),
  codes: ['config-invalid', 'state-conflict'],
});

export const consoleScheduleCancel = defineConsoleCall({
  name: 'console.schedule.cancel',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary: 'Takes a document off the calendar.',
  input: DOCUMENT_NAME,
  data: Type.Object({}),
});

export const consoleSaleList = defineConsoleCall({
  name: 'console.sale.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'Prices and coupons that go live at a moment, or did not (`problem`), the next first: all of them, at most one a good or coupon; or those of the moments between `from` and `to`, and whatever did not go live.',
  input: BETWEEN,
  data: Type.Object({ items: Type.Array(ScheduledSaleSchema) }),
});

export const consoleSaleResolve = defineConsoleCall({
  name: 'console.sale.resolve',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Takes a price or a coupon off the calendar, or changes it whatever was edited since (`anyway`). What waited for it goes live at once. Needs the scope of what is changed besides.',
  input: { ...SALE_NAME, action: ChoiceSchema(['cancel', 'anyway']) },
  data: Type.Object({}),
  codes: ['state-conflict'],
});
