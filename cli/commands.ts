/** The commands that read and publish files: list, pull, push. Each answers the exit code. */
import { consoleShopsList } from '#schemas/api/console/shops.ts';
import { msOf } from '#schemas/time.ts';
import { readDrafts, readLive, readScheduled, readScheduledSales } from './read-documents.ts';
import { publishDocuments } from './write-documents.ts';
import { readText } from '#schemas/page/text.ts';
import type { PublishResult } from '#server/areas/pages/rules/publish.ts';
import { authorOf, type Command } from './command.ts';
import { openFolderShop, tellConflict, tellFaults, tellHidden, withBase } from './hand-in.ts';
import { tellMoment } from './moment.ts';
import { placeFiles, readFiles } from './read-files.ts';
import { notePushed, writeFolder } from './files.ts';
import type { Sources } from './reading/source.ts';
import { pushDrafts, pushLater } from './push-ahead.ts';
import { columns, plural } from './report.ts';
import { fileOf } from '#server/areas/pages/store/document-folder.ts';
import { warnsEnough } from './warnings/before-push.ts';

export async function list({ connect, say, shop, flags }: Command): Promise<number> {
  const client = await connect();
  if (shop === '') {
    const shops = (await client.ask(consoleShopsList, {}))?.items ?? [];
    say(
      `${columns([['SHOP', 'APP ID', 'NAME'], ...shops.map(({ label, app_id, name }) => [label, app_id, readText(name, flags.locale)])])}\n`,
    );
    return 0;
  }
  const live = await readLive(client, shop);
  const rows = live.documents.map((document) => [
    fileOf(document),
    document.hash.slice(0, 12),
    tellMoment(document.at),
    document.author,
    document.note,
  ]);
  say(`${columns([['FILE', 'VERSION', 'PUBLISHED', 'BY', 'NOTE'], ...rows])}\n`);
  for (const { kind, id, author } of await readDrafts(client, shop))
    say(`  draft      ${fileOf({ kind, id })}  by ${author}\n`);
  for (const { kind, id, publishAt } of await readScheduled(client, shop))
    say(`  scheduled  ${fileOf({ kind, id })}  at ${tellMoment(publishAt)}\n`);
  for (const { kind, id, publish_at: at, problem } of await readScheduledSales(client, shop))
    say(
      `  ${problem === undefined ? 'scheduled' : 'waiting  '}  ${kind} ${id}  at ${tellMoment(msOf(at))}\n`,
    );
  return 0;
}

export async function pull({ connect, say, shop, dir, flags }: Command): Promise<number> {
  const client = await connect();
  const live = await readLive(client, shop);
  say(`Pulling ${live.shop.label} ${client.way} ...\n`);
  const outcome = writeFolder(dir, live.shop.label, live.documents, flags.force);
  for (const file of outcome.writtenFiles) say(`  written  ${file}\n`);
  for (const file of outcome.changedFiles) say(`  kept     ${file} (changed here; --force overwrites it)\n`);
  say(
    `${plural(outcome.writtenFiles.length, 'file')} written, ${outcome.sameFiles.length} already the same, ${outcome.changedFiles.length} kept. Folder: ${dir}\n`,
  );
  return outcome.changedFiles.length > 0 ? 1 : 0;
}

/** Says what became of each document, and what of them nobody will see. */
export function tellReleased(
  command: Command,
  outcome: Extract<PublishResult, { ok: true }>,
  sources?: Sources,
): void {
  const { say } = command;
  const changes = outcome.versions.filter(({ change }) => change !== 'unchanged');
  for (const version of changes)
    say(`  ${version.change.padEnd(9)}  ${fileOf(version)}  ${version.hash.slice(0, 12)}\n`);
  tellHidden(command, outcome.hidden, 'Shoppers will not see these parts:', sources);
  const count = (kind: string) => String(outcome.versions.filter(({ change }) => change === kind).length);
  if (outcome.release !== undefined)
    say(`Release ${String(outcome.release)}: ${count('new')} new, ${count('replaced')} replaced.\n`);
  say(`${plural(changes.length, 'document')} published, ${count('unchanged')} unchanged.\n`);
}

const NOTHING = 'Nothing was published.';

export async function push(command: Command): Promise<number> {
  if (command.flags.draft) return pushDrafts(command);
  if (command.flags.at !== undefined) return pushLater(command);
  const { say, shop, dir, flags } = command;
  const read = readFiles(command);
  if (read === undefined) return 1;
  const { files, drafts } = read;
  const faults = flags.salvage ? [] : read.judgeDrafts();
  if (faults.length > 0) return tellFaults(command, faults, NOTHING, read.sources);
  const { client, label, documents } = await openFolderShop(command);
  if (await warnsEnough(command, { client, documents, read }, NOTHING)) return 1;
  say(`Publishing ${plural(drafts.length, 'document')} of ${label} ${client.way} ...\n`);
  const placedDrafts = await placeFiles(command, client, read);
  if (placedDrafts === undefined) return 1;
  const { salvage, note } = flags;
  const options = { salvage, note, author: authorOf(command) };
  const outcome = await publishDocuments(client, shop, withBase(placedDrafts, command), options);
  if (!outcome.ok) {
    return outcome.reason === 'invalid'
      ? tellFaults(command, outcome.faults, NOTHING, read.sources)
      : tellConflict(command, outcome.current, NOTHING);
  }
  tellReleased(command, outcome, read.sources);
  // Given to another shop, the folder still is of the one it was pulled from.
  if (flags.toOtherShop) return 0;
  const versions = new Map(outcome.versions.map((version) => [fileOf(version), version.hash]));
  notePushed(
    dir,
    label,
    files.map(({ file, text }) => ({ file, text, version: versions.get(file) ?? '' })),
  );
  return 0;
}
