/** The merchant's versions and releases: listed, read, and made live once more (M7, D43). */
import {
  consoleReleaseList,
  consoleReleaseRestore,
  consoleVersionGet,
  consoleVersionList,
  consoleVersionRestore,
} from '#schemas/api/console/versions.ts';
import { LIST_LIMIT } from '#schemas/api/console/define-console-call.ts';
import { secondsOf } from '#schemas/time.ts';
import { okChanged, handleConsole, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { rollBack } from '../rules/drafts.ts';
import { returnToRelease } from '../rules/releases.ts';
import {
  liveHashes,
  maySell,
  presentEvent,
  presentReport,
  presentSale,
  refuse,
  refuseSales,
  releaseChange,
} from './present.ts';

/** A number counted from the oldest, which newer rows do not move; undefined for another text. */
function readPlace(cursor: string | undefined, newest: number): number | undefined {
  if (cursor === undefined) return newest;
  return /^[1-9]\d{0,8}$/.test(cursor) ? Number(cursor) : undefined;
}

export const versionCalls = [
  handleConsole(consoleVersionList, async ({ input, shop, deps }) => {
    const { kind, id, cursor, limit = LIST_LIMIT } = input;
    const all = await deps.stores.configs.history(shop.appId, kind, id);
    const total = all.length;
    const place = readPlace(cursor, total);
    if (place === undefined) return fail('bad-parameters');
    const left = Math.max(0, place - limit);
    const items = all.slice(total - place, total - left).map(presentEvent);
    return ok({ items, total, ...(left === 0 ? {} : { next: String(left) }) });
  }),
  handleConsole(consoleVersionGet, async ({ input: { kind, id, hash }, shop, deps }) => {
    const version = await deps.stores.configs.version(shop.appId, { kind, id, hash });
    if (version === undefined) return fail('not-found');
    return ok({ kind, id, hash, body: version.body, created_at: secondsOf(version.createdAt) });
  }),
  handleConsole(consoleVersionRestore, async ({ input, shop, deps, actor }) => {
    const { kind, id, hash, base, salvage = false, note = '' } = input;
    const pointer = { kind, id, hash, ...(base === undefined ? {} : { base }) };
    const before = await liveHashes(deps.stores.configs, shop.appId);
    const options = { salvage, note, author: actor.name };
    const outcome = await rollBack(deps, shop.appId, pointer, options);
    if (!outcome.ok) return refuse(outcome, [pointer]);
    const data = presentReport(outcome, outcome.hidden);
    const change = releaseChange(outcome, before);
    return change === undefined ? okUnchanged(data) : okChanged(data, change);
  }),
  handleConsole(consoleReleaseList, async ({ input: { cursor, limit = LIST_LIMIT }, shop, deps, locale }) => {
    const { configs } = deps.stores;
    const [newest] = await configs.releases(shop.appId, { limit: 1 });
    const total = newest?.number ?? 0;
    const place = readPlace(cursor, total);
    if (place === undefined) return fail('bad-parameters');
    const releases = await configs.releases(shop.appId, { limit, before: place + 1 });
    const left = Math.max(0, place - limit);
    const items = releases.map(({ number, author, note, at, documents, changes }) => ({
      number,
      by: author,
      note,
      at: secondsOf(at),
      documents,
      changes: changes.map((one) => presentSale(one, locale)),
    }));
    return ok({ items, total, ...(left === 0 ? {} : { next: String(left) }) });
  }),
  handleConsole(consoleReleaseRestore, async ({ input, shop, deps, actor, holds, locale }) => {
    const { release, keep_sales: keepsSales = false, salvage = false, note = '' } = input;
    const { configs } = deps.stores;
    const sales = keepsSales ? [] : await configs.salesBackTo(shop.appId, release);
    if (!maySell(holds, sales)) return fail('no-permission', { reason: 'sales' });
    const before = await liveHashes(configs, shop.appId);
    const options = { salvage, note, author: actor.name, keepsSales };
    const outcome = await returnToRelease(deps, shop.appId, release, options);
    if (!outcome.ok) {
      if (outcome.reason === 'invalid') return refuse(outcome);
      if (outcome.reason === 'sales')
        return refuseSales(
          outcome.sales,
          sales.map((one) => presentSale({ ...one, after: one.item }, locale)),
        );
      const { reason } = outcome;
      return fail(reason === 'outdated' ? 'state-conflict' : 'not-found', { reason });
    }
    const data = presentReport(outcome, outcome.hidden);
    const change = releaseChange(outcome, before);
    return change === undefined ? okUnchanged(data) : okChanged(data, change);
  }),
];
