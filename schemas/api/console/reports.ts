/** Figures of the shop over a span of time: what was sold, and what was studied (D138). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineConsoleCall } from './define-console-call.ts';

const SCOPE = 'reports';
/** Days a report may span at most. */
export const REPORT_DAYS_MAX = 400;
/** Rows of a report by goods, the largest first; the total counts all of them. */
export const REPORT_ROWS_MAX = 1000;

const Count = Type.Integer({ minimum: 0 });
const REPORT_INPUT = {
  /** Unix seconds, the end excluded; a longer span than 400 days, or one that ends before it begins, is refused. */
  from: Type.Integer({ minimum: 0 }),
  to: Type.Integer({ minimum: 0 }),
  by: ChoiceSchema(['day', 'goods']),
};
const ROW = {
  /** `2026-11-27`, a day of the shop's zone; or the id of a good. */
  key: Type.String(),
  /** Of a good, in the language of who asks; empty for a day, and for a good that is gone. */
  title: Type.String(),
};

const SALES = {
  /** Orders money came in for in this time; free ones are none. */
  orders: Count,
  /** Fen that came in, and fen that went back, of whatever order. */
  amount: Count,
  refunded: Count,
};
const SalesSchema = Type.Object(SALES);
export type Sales = Static<typeof SalesSchema>;

/**
 * Money is counted by the events payment companies told, at the moment it moved: the figures of `console.today.get` are those of
 * the one day (ADR-641), and what a bill of that day is compared with. Days without any are rows of zeros.
 */
export const consoleReportSales = defineConsoleCall({
  name: 'console.report.sales',
  area: 'orders',
  scope: SCOPE,
  writes: false,
  summary:
    'Orders paid, fen that came in and fen that went back in a span of time, by day in their order or by good with the most money first.',
  input: REPORT_INPUT,
  data: Type.Object({ rows: Type.Array(Type.Object({ ...ROW, ...SALES })), total: SalesSchema }),
});

/** A report of searches lists words in place of goods. */
const SEARCH_BY = ['day', 'words'] as const;

const SearchesSchema = Type.Object({
  /** Searches that found nothing. */
  searches: Count,
});
export type Searches = Static<typeof SearchesSchema>;

/**
 * Words and counts of each day are kept, never who searched: at most 500 words a day and shop, for 400 days. What looks like a
 * phone, an e-mail address or an id is not kept.
 */
export const consoleReportSearches = defineConsoleCall({
  name: 'console.report.searches',
  area: 'catalogue',
  scope: SCOPE,
  writes: false,
  summary:
    'Searches in the shop that found nothing, by day in their order or by what was searched for with the most searches first.',
  input: { ...REPORT_INPUT, by: ChoiceSchema(SEARCH_BY) },
  data: Type.Object({
    rows: Type.Array(Type.Object({ ...ROW, ...SearchesSchema.properties })),
    total: SearchesSchema,
  }),
});

const STUDY = {
  /** People with credited study. */
  learners: Count,
  /** Credited seconds, as records and the ledger of hours have them. */
  seconds: Count,
  /** Lessons that were finished, counted for each learner. */
  finished: Count,
};
const StudySchema = Type.Object(STUDY);
export type Study = Static<typeof StudySchema>;

/** Study is credited by day: every day of the shop's zone counts whole that the span touches. */
export const consoleReportStudy = defineConsoleCall({
  name: 'console.report.study',
  area: 'learning',
  scope: SCOPE,
  writes: false,
  summary:
    'Learners, credited seconds and lessons finished on the days of a span, by day in their order or by course with the most study first.',
  input: REPORT_INPUT,
  data: Type.Object({ rows: Type.Array(Type.Object({ ...ROW, ...STUDY })), total: StudySchema }),
});
