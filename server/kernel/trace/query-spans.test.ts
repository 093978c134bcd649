/** What a statement is called in a trace. */
import { expect, it } from 'vitest';
import { summaryOf } from './query-spans.ts';

it.each([
  ['begin', 'begin'],
  ['select "id" from "shop_order" where "shop_order"."app_id" = $1', 'select shop_order'],
  [
    'with lines as (insert into "order_line" ("a") values ($1)) insert into "shop_order" ("a") values ($2)',
    'insert order_line',
  ],
  ['update "job" set "done_at" = 5 where "id" = 7', 'update job'],
  ['delete from "drizzle"."limit_counter"', 'delete limit_counter'],
  [`select set_config('a', 'secret of somebody', true)`, 'select'],
  ['', 'query'],
])('ADR-867: %j is called %j, whatever it holds', (statement, summary) => {
  expect(summaryOf(statement)).toBe(summary);
});
