/** The merchant's documents: where each stands, exported, published, taken down (D42, D43, D112). */
import {
  consolePageExport,
  consolePageGet,
  consolePageList,
  consolePagePublish,
  consolePageUnpublish,
  consoleReferenceCheck,
} from '#schemas/api/console/documents.ts';
import { okChanged, handleConsole, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { listPart } from '../rules/list-documents.ts';
import { findNeeded } from '../rules/needed.ts';
import { publishDrafts } from '../rules/publish.ts';
import { unpublishDocuments } from '../rules/releases.ts';
import { presentStand, readStands } from '../rules/stands.ts';
import {
  hashesOf,
  liveHashes,
  maySell,
  presentEvent,
  presentReport,
  refuse,
  releaseChange,
} from './present.ts';

export const documentCalls = [
  handleConsole(consolePageList, async ({ input, shop, deps, locale }) => {
    const { state } = input.filter ?? {};
    const stands = await readStands(deps.stores.configs, shop.appId);
    const matches = stands.filter((stand) => state === undefined || stand.state === state);
    const part = listPart(matches, input);
    if (part === undefined) return fail('bad-parameters');
    const { rows, ...rest } = part;
    return ok({ ...rest, items: rows.map((stand) => presentStand(stand, locale)) });
  }),
  handleConsole(consolePageGet, async ({ input: { kind, id }, shop, deps, locale }) => {
    const stands = await readStands(deps.stores.configs, shop.appId);
    const stand = stands.find((one) => one.kind === kind && one.id === id);
    if (stand === undefined) return fail('not-found');
    return ok({ item: presentStand(stand, locale), version: stand.live?.hash ?? '' });
  }),
  handleConsole(consolePageExport, async ({ shop, deps }) => {
    const documents = await deps.stores.configs.listLive(shop.appId);
    return ok({
      shop: { label: shop.label, app_id: shop.appId },
      documents: documents.map((document) => ({ ...presentEvent(document), body: document.body })),
    });
  }),
  handleConsole(consolePagePublish, async ({ input, shop, deps, actor, holds }) => {
    const { documents, changes = [], salvage = false, note = '' } = input;
    if (documents.length + changes.length === 0) return fail('bad-parameters', { reason: 'nothing' });
    if (!maySell(holds, changes)) return fail('no-permission');
    const before = await liveHashes(deps.stores.configs, shop.appId);
    const options = { salvage, note, author: actor.name, changes };
    const outcome = await publishDrafts(deps, shop.appId, documents, options);
    if (!outcome.ok) return refuse(outcome, documents);
    const data = presentReport(outcome, outcome.hidden);
    const change = releaseChange(outcome, before);
    return change === undefined ? okUnchanged(data) : okChanged(data, change);
  }),
  handleConsole(consolePageUnpublish, async ({ input, shop, deps, actor }) => {
    const { documents, note = '', discard: discards = false } = input;
    const before = await liveHashes(deps.stores.configs, shop.appId);
    const by = { author: actor.name, note, discards };
    const outcome = await unpublishDocuments(deps, shop.appId, documents, by);
    if (!outcome.ok && outcome.reason === 'missing') return fail('not-found', { missing: outcome.documents });
    if (!outcome.ok) {
      const { reason, document, message } = outcome;
      return fail('bad-parameters', { reason, document, message });
    }
    const removal = {
      subject: 'drafts and schedules',
      before: hashesOf(documents, before),
      after: null,
    };
    return okChanged(presentReport(outcome), releaseChange(outcome, before) ?? removal);
  }),
  handleConsole(consoleReferenceCheck, async ({ input, shop, deps }) => {
    const { queries = [], ids = [], pictures = [] } = input;
    const world = { goods: deps.catalogue, images: deps.uploads.images };
    return ok(await findNeeded(world, shop.appId, { queries, ids, pictures }));
  }),
];
