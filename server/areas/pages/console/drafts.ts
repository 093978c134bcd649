/** The merchant's drafts: listed, read, saved, thrown away, and published as they stand (D42, D43). */
import {
  consoleDraftDiscard,
  consoleDraftGet,
  consoleDraftImport,
  consoleDraftList,
  consoleDraftPublish,
  consoleDraftSave,
} from '#schemas/api/console/drafts.ts';
import { titleOf } from '#schemas/page/document-title.ts';
import { secondsOf } from '#schemas/time.ts';
import { okChanged, handleConsole, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import type { ConfigVersion } from '../store/config-rows.ts';
import { publishSaved, saveDrafts } from '../rules/drafts.ts';
import { listPart, nameOf } from '../rules/list-documents.ts';
import { announceWrites } from '../rules/publish.ts';
import { readStand } from '../rules/read-stand.ts';
import {
  hashesOf,
  liveHashes,
  maySell,
  presentEvent,
  presentReport,
  refuse,
  releaseChange,
} from './present.ts';

const presentStand = ({ hash, at, author }: Omit<ConfigVersion, 'body'>) => ({
  base: hash,
  saved_at: secondsOf(at),
  by: author,
});

export const draftCalls = [
  handleConsole(consoleDraftList, async ({ input, shop, deps, locale }) => {
    const part = listPart(await deps.stores.configs.listDrafts(shop.appId), input);
    if (part === undefined) return fail('bad-parameters');
    const { rows, ...rest } = part;
    const present = (row: ConfigVersion) => ({
      ...presentEvent(row),
      title: titleOf(row.body, locale),
      ...(input.with_body === true ? { body: row.body } : {}),
    });
    return ok({ ...rest, items: rows.map(present) });
  }),
  handleConsole(consoleDraftGet, async ({ input, shop, deps }) => {
    const stand = await readStand(deps.stores.configs, shop.appId, input);
    if (stand === undefined) return fail('not-found');
    return ok({ ...presentStand(stand), is_draft: stand.isDraft, body: stand.body });
  }),
  handleConsole(consoleDraftSave, async ({ input, shop, deps, actor }) => {
    const { kind, id, body, base, note = '' } = input;
    const document = { kind, id, body, ...(base === undefined ? {} : { base }) };
    const before = await readStand(deps.stores.configs, shop.appId, document);
    const outcome = await saveDrafts(deps, shop.appId, [document], { author: actor.name, note });
    if (!outcome.ok && outcome.reason !== 'invalid') {
      const stand = await readStand(deps.stores.configs, shop.appId, document);
      const theirs = stand === undefined ? null : { ...presentStand(stand), body: stand.body };
      return fail('state-conflict', { yours: { base: base ?? '', body }, theirs });
    }
    if (!outcome.ok) return refuse(outcome);
    const [version] = outcome.versions;
    if (version === undefined) throw new Error('A draft was saved without a version.');
    const data = { ...presentStand(version), faults: outcome.faults };
    if (before?.hash === version.hash) return okUnchanged(data);
    const subject = `draft ${nameOf(version)}`;
    const change = { subject, before: { hash: before?.hash ?? null }, after: { hash: version.hash } };
    // Whose draft it was already goes on with it.
    const continues = before?.isDraft === true && before.author === actor.name;
    return okChanged(data, { ...change, continues });
  }),
  handleConsole(consoleDraftImport, async ({ input, shop, deps, actor }) => {
    const { documents, note = '' } = input;
    const before = new Map(
      (await deps.stores.configs.listDrafts(shop.appId)).map((draft) => [nameOf(draft), draft.hash]),
    );
    const outcome = await saveDrafts(deps, shop.appId, documents, { author: actor.name, note });
    if (!outcome.ok) return refuse(outcome, documents);
    const { versions, faults } = outcome;
    const newVersions = versions.filter((version) => before.get(nameOf(version)) !== version.hash);
    const data = { versions: versions.map(presentEvent), faults };
    if (newVersions.length === 0) return okUnchanged(data);
    const after = new Map(newVersions.map((version) => [nameOf(version), version.hash]));
    return okChanged(data, {
      subject: 'drafts',
      before: hashesOf(newVersions, before),
      after: hashesOf(newVersions, after),
    });
  }),
  handleConsole(consoleDraftDiscard, async ({ input: { kind, id }, shop, deps }) => {
    const { configs } = deps.stores;
    const draft = await configs.draft(shop.appId, kind, id);
    if (!(await configs.discardDraft(shop.appId, kind, id))) return fail('not-found');
    await announceWrites(deps.bus, shop.appId, [{ kind, id }]);
    const subject = `draft ${nameOf({ kind, id })}`;
    return okChanged({}, { subject, before: { hash: draft?.hash ?? null }, after: null });
  }),
  handleConsole(consoleDraftPublish, async ({ input, shop, deps, actor, holds }) => {
    const { changes = [], force = false, salvage = false, note = '' } = input;
    // Who sends prices and names no document means the prices: another's unfinished draft is not theirs to publish.
    const { documents = changes.length > 0 ? [] : undefined } = input;
    if (documents?.length === 0 && changes.length === 0) return fail('bad-parameters', { reason: 'nothing' });
    if (!maySell(holds, changes)) return fail('no-permission');
    const before = await liveHashes(deps.stores.configs, shop.appId);
    const options = { force, salvage, note, author: actor.name, changes };
    const outcome = await publishSaved(deps, shop.appId, documents, options);
    if (!outcome.ok) return refuse(outcome);
    const data = presentReport(outcome, outcome.hidden);
    const change = releaseChange(outcome, before);
    return change === undefined ? okUnchanged(data) : okChanged(data, change);
  }),
];
