/** Files that shoppers do not see yet: saved as drafts, or put on the calendar. Each command answers the exit code. */
import { canonicalJson } from '#schemas/page/json.ts';
import { readMoment } from '#schemas/moment.ts';
import type { ConfigVersion } from '#server/areas/pages/store/config-rows.ts';
import type { Draft } from '#server/areas/pages/rules/publish.ts';
import { authorOf, type Command } from './command.ts';
import { openFolderShop, tellConflict, tellFaults, tellHidden, withBase } from './hand-in.ts';
import { tellMoment } from './moment.ts';
import { placeFiles, readFiles } from './read-files.ts';
import { noteDrafts, noteDraftsPublished, readNote } from './files.ts';
import { plural } from './report.ts';
import type { Sources } from './reading/source.ts';
import { fileOf } from '#server/areas/pages/store/document-folder.ts';
import { documentNamed } from './document-named.ts';
import type { Client } from './client/client.ts';
import { readDrafts, readScheduled } from './read-documents.ts';
import { ShopError } from './shop-error.ts';
import { readChanges } from './read-changes.ts';
import { cancelSchedule, publishDrafts, saveDrafts, scheduleDocuments } from './write-documents.ts';
import { warnsEnough } from './warnings/before-push.ts';

type PublishedDrafts = Awaited<ReturnType<typeof publishDrafts>>;

/** Only what differs from what is live: an unchanged file has nothing to wait for. */
function changedOf(drafts: readonly Draft[], live: readonly ConfigVersion[]): Draft[] {
  const liveTexts = new Map(live.map((version) => [fileOf(version), canonicalJson(version.body)]));
  return drafts.filter((draft) => liveTexts.get(fileOf(draft)) !== canonicalJson(draft.body));
}

async function readChanged(
  command: Command,
  nothing: string,
): Promise<{ client: Client; drafts: Draft[]; live: ConfigVersion[]; sources: Sources } | undefined> {
  const read = readFiles(command);
  if (read === undefined) return undefined;
  const { client, documents } = await openFolderShop(command);
  if (await warnsEnough(command, { client, documents, read }, nothing)) return undefined;
  const placedDrafts = await placeFiles(command, client, read);
  if (placedDrafts === undefined) return undefined;
  const drafts = changedOf(placedDrafts, documents);
  if (drafts.length === 0) command.say('The files are what is live; there is nothing to save.\n');
  return { client, drafts, live: documents, sources: read.sources };
}

/**
 * A draft starts from the draft last saved here, else from the version that was pulled; with `--force` from whatever is
 * there now, and in another shop from what is live there, so that somebody's draft stays.
 */
async function withDraftBase(
  drafts: readonly Draft[],
  { dir, flags, shop }: Command,
  { client, live }: { client: Client; live: readonly ConfigVersion[] },
): Promise<Draft[]> {
  const hashes = (versions: readonly ConfigVersion[]) =>
    new Map(versions.map((version) => [fileOf(version), version.hash]));
  const liveHashes = hashes(live);
  const waiting = hashes(flags.force ? await readDrafts(client, shop) : []);
  const isFresh = flags.force || flags.toOtherShop;
  const note = isFresh ? undefined : readNote(dir);
  return drafts.map((draft) => {
    const file = fileOf(draft);
    const entry = note?.files[file];
    const current = isFresh ? (waiting.get(file) ?? liveHashes.get(file)) : (entry?.draft ?? entry?.version);
    return { ...draft, base: current ?? '' };
  });
}

export async function pushDrafts(command: Command): Promise<number> {
  const { say, sayFault, shop, dir, flags } = command;
  const read = await readChanged(command, 'Nothing was saved.');
  if (read === undefined) return 1;
  const { client, drafts } = read;
  if (drafts.length === 0) return 0;
  const by = { author: authorOf(command), note: flags.note };
  const outcome = await saveDrafts(client, shop, await withDraftBase(drafts, command, read), by);
  if (!outcome.ok) {
    if (outcome.reason === 'invalid')
      return tellFaults(command, outcome.faults, 'Nothing was saved.', read.sources);
    if (outcome.reason === 'conflict')
      return tellConflict(command, outcome.current, 'Nothing was saved.', 'saved');
    sayFault(
      `${fileOf(outcome.document)} is no longer in the shop: it was there when you pulled or saved it.\n`,
    );
    sayFault(
      'Nothing was saved. Delete the file to leave it so, or use --force to save it as a new document.\n',
    );
    return 1;
  }
  for (const version of outcome.versions) say(`  draft  ${fileOf(version)}  ${version.hash.slice(0, 12)}\n`);
  if (!flags.toOtherShop)
    noteDrafts(
      dir,
      shop,
      outcome.versions.map((version) => ({ file: fileOf(version), version: version.hash })),
    );
  tellHidden(command, outcome.faults, 'To be mended before they can be published:', read.sources);
  say(`${plural(outcome.versions.length, 'draft')} saved; shoppers see nothing of it.\n`);
  say(`Look: npm run shop -- preview ${shop}    Publish: npm run shop -- publish ${shop}\n`);
  return 0;
}

/** Why no draft, price or coupon went live; answers the exit code. */
function tellRefusal(command: Command, outcome: Extract<PublishedDrafts, { ok: false }>): number {
  const { sayFault, flags } = command;
  switch (outcome.reason) {
    case 'invalid':
      return tellFaults(command, outcome.faults, 'Nothing was published.');
    case 'missing':
      throw new ShopError(`There is no draft of ${outcome.documents.map(fileOf).join(', ')}.`);
    case 'sales':
      for (const { pointer, message, hint } of outcome.faults)
        sayFault(`  ${pointer}  ${message[flags.locale]}\n      ${hint[flags.locale]}\n`);
      sayFault(`Nothing was published. The pointers lead into ${flags.changes}.\n`);
      return 1;
    case 'stale-sale':
      sayFault(`The ${outcome.sale} was edited after the version that ${flags.changes} names.\n`);
      sayFault(
        'Nothing was published. Look at what is stored now, then leave the version out or renew it.\n',
      );
      return 1;
    case 'conflict': {
      const { current } = outcome;
      sayFault(`${fileOf(current)} was published by ${current.author} after this draft was saved.\n`);
      sayFault('Nothing was published. Compare with: npm run shop -- diff, or use --force to replace it.\n');
      return 1;
    }
  }
}

/** `publish <shop> [doc…] [--changes FILE]`: drafts as they are stored, the named ones or all; with changes the named ones alone. */
export async function publish(command: Command): Promise<number> {
  const { say, shop, dir, flags, args } = command;
  const names = args.length === 0 ? undefined : args.map(documentNamed);
  const changes = flags.changes === '' ? [] : readChanges(flags.changes);
  const { salvage, note, force } = flags;
  const options = { salvage, note, force, author: authorOf(command), changes };
  const outcome = await publishDrafts(await command.connect(), shop, names, options);
  if (!outcome.ok) return tellRefusal(command, outcome);
  for (const version of outcome.versions)
    say(`  published  ${fileOf(version)}  ${version.hash.slice(0, 12)}\n`);
  if (outcome.release !== undefined) say(`Release ${String(outcome.release)}.\n`);
  noteDraftsPublished(
    dir,
    outcome.versions.map((version) => ({ file: fileOf(version), version: version.hash })),
  );
  tellHidden(command, outcome.hidden, 'Shoppers will not see these parts:');
  say(`${plural(outcome.versions.length, 'draft')} published.\n`);
  if (changes.length > 0)
    say(`${plural(changes.length, 'price or coupon', 'prices and coupons')} set as ${flags.changes} says.\n`);
  return 0;
}

function momentAsked(text: string): number {
  const at = readMoment(text);
  if (at === undefined)
    throw new ShopError(`"${text}" is no moment. Write it with its zone: 2026-12-01T08:00+08:00`);
  if (at <= Date.now()) throw new ShopError(`${text} has gone by.`);
  return at;
}

export async function pushLater(command: Command): Promise<number> {
  const { say, shop, flags } = command;
  const publishAt = momentAsked(flags.at ?? '');
  const read = await readChanged(command, 'Nothing was scheduled.');
  if (read === undefined) return 1;
  const { client, drafts } = read;
  if (drafts.length === 0) return 0;
  const { salvage, note } = flags;
  const options = { salvage, note, author: authorOf(command), publishAt };
  const outcome = await scheduleDocuments(client, shop, withBase(drafts, command), options);
  if (!outcome.ok) {
    if (outcome.reason === 'invalid')
      return tellFaults(command, outcome.faults, 'Nothing was scheduled.', read.sources);
    if (outcome.reason === 'conflict')
      return tellConflict(command, outcome.current, 'Nothing was scheduled.');
    throw new ShopError(`Nothing was scheduled: ${flags.at} has gone by or is more than a year away.`);
  }
  const moment = tellMoment(publishAt);
  for (const version of outcome.versions)
    say(`  scheduled  ${fileOf(version)}  ${version.hash.slice(0, 12)}  at ${moment}\n`);
  tellHidden(command, outcome.hidden, 'Shoppers will not see these parts:', read.sources);
  say(`${plural(outcome.versions.length, 'document')} will go live by themselves. `);
  say(`Take one back: npm run shop -- unschedule ${shop} <document>\n`);
  return 0;
}

export async function unschedule({ connect, say, sayFault, shop, args }: Command): Promise<number> {
  const client = await connect();
  const waiting = await readScheduled(client, shop);
  const names = args.length === 0 ? waiting : args.map(documentNamed);
  let left = 0;
  for (const name of names) {
    const isGone = await cancelSchedule(client, shop, name);
    if (isGone) say(`  taken back  ${fileOf(name)}\n`);
    else {
      left += 1;
      sayFault(`  ${fileOf(name)} is not scheduled\n`);
    }
  }
  if (names.length === 0) say('Nothing is scheduled.\n');
  return left === 0 ? 0 : 1;
}
