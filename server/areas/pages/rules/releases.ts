/** Releases of a shop's documents (D43): what may be taken down, and how the shop is put back to where it stood. */
import type { LocaleText } from '#schemas/page/text.ts';
import { type DocumentName, type WriteMark, NAMED_KINDS } from '../store/config-rows.ts';
import type { PublishWorld } from './drafts.ts';
import {
  announceWrites,
  checkDrafts,
  isRefused,
  purgeDocuments,
  reportOf,
  type DraftFault,
  type PublishOptions,
  type ReleaseReport,
  type SalesNotWritten,
} from './publish.ts';

/** Pages the storefront leads to by itself: its first one, and the one complaints are made on (D33). */
const FIXED_PAGES: readonly string[] = ['home', 'complaint'];

/** Why this document cannot be taken down, in words; undefined where it can. */
function fixedBecause({ kind, id }: DocumentName): LocaleText | undefined {
  if (!NAMED_KINDS.includes(kind))
    return {
      cn: `每家店都有一份 ${kind}，只能修改，不能下线`,
      en: `Every shop has one ${kind}: it can be changed, not taken down`,
    };
  if (kind !== 'page' || !FIXED_PAGES.includes(id)) return undefined;
  return {
    cn: `店铺固定链接到页面 ${id}，只能修改，不能下线`,
    en: `The shop always leads to the page ${id}: it can be changed, not taken down`,
  };
}

export type UnpublishResult =
  | ({ ok: true } & ReleaseReport)
  | { ok: false; reason: 'fixed'; document: DocumentName; message: LocaleText }
  | { ok: false; reason: 'missing'; documents: DocumentName[] };

/** Takes documents down; `discards` also throws away their drafts and their places on the calendar. */
export async function unpublishDocuments(
  world: PublishWorld,
  appId: string,
  names: readonly DocumentName[],
  { author, note, discards }: WriteMark & { discards: boolean },
): Promise<UnpublishResult> {
  for (const document of names) {
    const message = fixedBecause(document);
    if (message !== undefined) return { ok: false, reason: 'fixed', document, message };
  }
  const { configs } = world.stores;
  const rows = await Promise.all(names.map(({ kind, id }) => configs.live(appId, kind, id)));
  const missing = names.filter((_name, index) => rows[index] === undefined);
  if (missing.length > 0 && !discards) return { ok: false, reason: 'missing', documents: missing };
  let discardCount = 0;
  for (const { kind, id } of discards ? names : []) {
    const [draft, schedule] = [configs.discardDraft, configs.cancelSchedule];
    if (await draft(appId, kind, id)) discardCount += 1;
    if (await schedule(appId, kind, id)) discardCount += 1;
  }
  if (missing.length === names.length && discardCount === 0)
    return { ok: false, reason: 'missing', documents: missing };
  const release = await configs.unpublish(appId, names, { author, note });
  await purgeDocuments(world.bus, appId, release.gone);
  if (discardCount > 0) await announceWrites(world.bus, appId, missing);
  return { ok: true, ...reportOf(release) };
}

export type ReturnResult =
  // oxlint-disable-next-line names/no-bare-participle -- the name it has in the answer of the console
  | ({ ok: true; hidden: DraftFault[] } & ReleaseReport)
  | { ok: false; reason: 'invalid'; faults: DraftFault[] }
  | { ok: false; reason: 'no-release' }
  | { ok: false; reason: 'outdated' };

/**
 * The shop as it stood after a release, in a new one: every document in its version of then, and what came since taken
 * down. All versions stay, so the way back from it is the same. Prices and coupons that releases changed since are put
 * back with them; `keepsSales` leaves them as they are (ADR-770).
 */
export async function returnToRelease(
  world: PublishWorld,
  appId: string,
  release: number,
  options: PublishOptions & { keepsSales?: boolean },
): Promise<ReturnResult | SalesNotWritten> {
  const { configs } = world.stores;
  const [newest] = await configs.releases(appId, { limit: 1 });
  const state = await configs.stateAt(appId, release);
  if (newest === undefined || state === undefined) return { ok: false, reason: 'no-release' };
  const faults = checkDrafts(state.versions, world.renderers);
  if (faults.some((fault) => isRefused(fault, options.salvage)))
    return { ok: false, reason: 'invalid', faults };
  const { author, note } = options;
  const request = {
    newest: newest.number,
    ...(options.keepsSales === true ? {} : { salesAfter: release }),
  };
  const newRelease = await configs.returnTo(appId, state, { author, note }, request);
  if (newRelease === undefined) return { ok: false, reason: 'outdated' };
  if ('sales' in newRelease) return { ok: false, reason: 'sales', sales: newRelease.sales };
  const documents = [...newRelease.versions, ...newRelease.gone];
  await purgeDocuments(world.bus, appId, documents, newRelease.changes);
  return { ok: true, hidden: faults, ...reportOf(newRelease) };
}
