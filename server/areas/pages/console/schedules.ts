/** The merchant's calendar: documents that go live at a moment (D43). */
import {
  consoleSaleList,
  consoleSaleResolve,
  consoleScheduleCancel,
  consoleScheduleList,
  consoleScheduleSave,
} from '#schemas/api/console/schedules.ts';
import { titleOf } from '#schemas/page/document-title.ts';
import { readMoment } from '#schemas/moment.ts';
import { secondsOf } from '#schemas/time.ts';
import { okChanged, handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import type { ScheduledVersion } from '../store/config-rows.ts';
import { resolveSale, scheduleDocuments } from '../rules/drafts.ts';
import { listPart, nameOf } from '../rules/list-documents.ts';
import { hashesOf, maySell, presentEvent, presentSale, refuse, refuseSales, salesOf } from './present.ts';

interface Between {
  from?: number;
  to?: number;
}

/** Whether it goes live or is taken back between two moments. */
function isBetween(
  { publishAt, takeBackAt = publishAt }: { publishAt: number; takeBackAt?: number | undefined },
  { from = -Infinity, to = Infinity }: Between,
): boolean {
  return [publishAt, takeBackAt].map(secondsOf).some((at) => at >= from && at < to);
}

export const scheduleCalls = [
  handleConsole(consoleScheduleList, async ({ input, shop, deps, locale }) => {
    const waiting = await deps.stores.configs.listScheduled(shop.appId);
    const between = waiting.filter((one) => isBetween(one, input.filter ?? {}));
    const part = listPart(between, input);
    if (part === undefined) return fail('bad-parameters');
    const { rows, ...rest } = part;
    const present = (row: ScheduledVersion) => ({
      ...presentEvent(row),
      title: titleOf(row.body, locale),
      publish_at: secondsOf(row.publishAt),
      ...(row.takeBackAt === undefined ? {} : { take_back_at: secondsOf(row.takeBackAt) }),
      ...(input.with_body === true ? { body: row.body } : {}),
    });
    return ok({ ...rest, items: rows.map(present) });
  }),
  handleConsole(consoleScheduleSave, async ({ input, shop, deps, actor, holds, locale }) => {
    const { documents, changes = [], salvage = false, note = '' } = input;
    if (!maySell(holds, changes)) return fail('no-permission');
    if (documents.length + changes.length === 0) return fail('bad-parameters', { reason: 'nothing' });
    const publishAt = readMoment(input.at);
    if (publishAt === undefined) return refuse({ reason: 'moment' });
    const takeBackAt = input.take_back_at === undefined ? undefined : readMoment(input.take_back_at);
    if (takeBackAt === undefined && input.take_back_at !== undefined) return refuse({ reason: 'end' });
    const waiting = await deps.stores.configs.listScheduled(shop.appId);
    const options = { salvage, note, author: actor.name, publishAt, takeBackAt, changes };
    const outcome = await scheduleDocuments(deps, shop.appId, documents, options);
    if (!outcome.ok) return refuse(outcome, documents);
    const { versions, changes: sales = [], hidden } = outcome;
    const before = new Map(waiting.map((one) => [nameOf(one), one.hash]));
    const after = new Map(versions.map((one) => [nameOf(one), one.hash]));
    return okChanged(
      {
        versions: versions.map(presentEvent),
        changes: sales.map((one) => presentSale(one, locale)),
        hidden,
      },
      {
        subject: 'schedule',
        before: { ...hashesOf(versions, before), ...salesOf(sales, 'before') },
        after: {
          ...hashesOf(versions, after),
          ...salesOf(sales, 'after'),
          publish_at: secondsOf(publishAt),
          ...(takeBackAt === undefined ? {} : { take_back_at: secondsOf(takeBackAt) }),
        },
      },
    );
  }),
  handleConsole(consoleScheduleCancel, async ({ input: { kind, id }, shop, deps }) => {
    const { configs } = deps.stores;
    const waiting = await configs.listScheduled(shop.appId);
    const schedule = waiting.find((one) => one.kind === kind && one.id === id);
    if (!(await configs.cancelSchedule(shop.appId, kind, id))) return fail('not-found');
    const before =
      schedule === undefined ? null : { hash: schedule.hash, publish_at: secondsOf(schedule.publishAt) };
    return okChanged({}, { subject: `schedule ${nameOf({ kind, id })}`, before, after: null });
  }),
  handleConsole(consoleSaleList, async ({ input, shop, deps, locale }) => {
    const sales = await deps.stores.configs.listScheduledSales(shop.appId);
    const items = sales
      .filter((sale) => sale.problem !== undefined || isBetween(sale, input))
      .toSorted((one, other) => one.publishAt - other.publishAt)
      .map((sale) => ({
        ...presentSale(sale, locale),
        by: sale.author,
        note: sale.note,
        at: secondsOf(sale.at),
        publish_at: secondsOf(sale.publishAt),
        ...(sale.takeBackAt === undefined ? {} : { take_back_at: secondsOf(sale.takeBackAt) }),
        ...(sale.problem === undefined ? {} : { problem: { faults: sale.problem } }),
      }));
    return ok({ items });
  }),
  handleConsole(consoleSaleResolve, async ({ input: { kind, id, action }, shop, deps, holds }) => {
    const sales = await deps.stores.configs.listScheduledSales(shop.appId);
    const sale = sales.find((one) => one.kind === kind && one.id === id);
    if (sale === undefined) return fail('not-found');
    if (!maySell(holds, [sale])) return fail('no-permission');
    const outcome = await resolveSale(deps, shop.appId, { kind, id }, action);
    if ('sales' in outcome) return refuseSales(outcome.sales);
    if (!outcome.ok) return fail('not-found');
    const before = { publish_at: secondsOf(sale.publishAt), values: sale.after };
    return okChanged(
      {},
      { subject: `schedule ${kind}/${id}`, before, after: action === 'cancel' ? null : { action } },
    );
  }),
];
