/** What the commands that hand documents in share: what is told of faults and conflicts, and which shop a folder is of. */
import { fileOf } from '#server/areas/pages/store/document-folder.ts';
import type { DocumentEvent, Draft, DraftFault } from '#server/areas/pages/rules/publish.ts';
import type { Command } from './command.ts';
import { readNote } from './files.ts';
import { tellMoment } from './moment.ts';
import { readLive } from './read-documents.ts';
import type { Sources } from './reading/source.ts';
import { countFaults, faultTable } from './report.ts';
import { ShopError } from './shop-error.ts';

/** Faults in a table; answers the exit code. */
export function tellFaults(
  { sayFault, flags }: Command,
  faults: readonly DraftFault[],
  outcome: string,
  sources?: Sources,
): number {
  const telling = { locale: flags.locale, ...(sources === undefined ? {} : { sources }) };
  sayFault(`${faultTable(faults, telling)}\n\n${countFaults(faults)}. ${outcome}\n`);
  return 1;
}

/** What a salvaging publication hides, fault by fault. */
export function tellHidden(
  { say, flags }: Command,
  faults: readonly DraftFault[],
  words: string,
  sources?: Sources,
): void {
  if (faults.length === 0) return;
  const telling = { locale: flags.locale, hiding: true, ...(sources === undefined ? {} : { sources }) };
  say(`\n${words}\n\n${faultTable(faults, telling)}\n\n${countFaults(faults)}.\n`);
}

export function tellConflict(
  { sayFault }: Command,
  current: DocumentEvent,
  outcome: string,
  verb: 'published' | 'saved' = 'published',
): number {
  const what = current.hash === null ? 'taken down' : verb;
  const since = verb === 'saved' ? 'and your file did not start from that' : 'after you pulled it';
  sayFault(`${fileOf(current)} was ${what} by ${current.author} at ${tellMoment(current.at)}, ${since}.\n`);
  if (current.hash === null) {
    sayFault(`${outcome} Delete the file to leave it down, or use --force to publish it again.\n`);
    return 1;
  }
  sayFault(`${outcome} Pull into another folder and compare, or use --force to replace it.\n`);
  return 1;
}

/** Each draft with the version it was made from, so that somebody else's change is not overwritten. */
export function withBase(drafts: readonly Draft[], { dir, flags }: Command): Draft[] {
  const note = readNote(dir);
  if (flags.force || flags.toOtherShop || note === undefined) return [...drafts];
  return drafts.map((draft) => ({ ...draft, base: note.files[fileOf(draft)]?.version ?? '' }));
}

/**
 * Opens the way to the shop a folder is handed in to.
 * @throws ShopError where there is no such shop, or the folder was pulled from another one.
 */
export async function openFolderShop({ connect, shop, dir, flags }: Command) {
  const client = await connect();
  const live = await readLive(client, shop);
  const { label, app_id } = live.shop;
  const owner = readNote(dir)?.shop;
  if (owner !== undefined && owner !== label && owner !== app_id && !flags.toOtherShop)
    throw new ShopError(
      `${dir} holds the files of ${owner}, not of ${label}. Nothing was published. To give ${label} these files all the same, replacing its own: --to-other-shop`,
    );
  return { client, label, documents: live.documents };
}
