/** What every command of `npm run shop` is given, and the words they share. */
import { readLive } from './read-documents.ts';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import type { Locale } from '#schemas/locale.ts';
import type { DocumentEvent, Draft, DraftFault } from '#server/areas/pages/rules/publish.ts';
import { readNote } from './files.ts';
import { tellMoment } from './moment.ts';
import type { Sources } from './reading/source.ts';
import type { RemoteOptions } from './client/remote.ts';
import { countFaults, faultTable } from './report.ts';
import { fileOf } from '#demo/document-folder.ts';
import type { Client } from './client/client.ts';
import { ShopError } from './shop-error.ts';

interface Flags {
  force: boolean;
  /** push: into another shop than the folder is of. */
  toOtherShop: boolean;
  /** Who writes. */
  by: string;
  /** token: whose, what it is for and called, and how long it lives; hours: whose. */
  person: string;
  name: string;
  days: string;
  scope: string;
  salvage: boolean;
  /** check, push: a warning fails like a fault. */
  strict: boolean;
  /** push: save as drafts. */
  draft: boolean;
  /** push: the moment to go live, as it was typed. */
  at: string | undefined;
  note: string;
  /** hours: the first and the last day. */
  from: string;
  to: string;
  /** create: who owns the shop, where else it answers, and what kind it is. */
  owner: string;
  host: string;
  kind: string;
  /** invite: what the person may be besides a learner. */
  role: string;
  /** refund, invoices: what the buyer is told; certificates: why it is revoked. */
  reason: string;
  /** tasks: points of a hundred, as they were typed. */
  score: string;
  locale: Locale;
  /** preview: through whose eyes. */
  as: string;
  /** check: what is stored, in place of files. */
  stored: boolean;
  /** check: every shop. */
  all: boolean;
  /** goods import, exams import: only say what would change. */
  check: boolean;
  /** goods import, exams import: the tables are the whole of what they name, not changes to it. */
  replace: boolean;
  /** goods export: what the files are written as, empty for as they are there, else JSON; invoices list: `csv`. */
  format: string;
  /** doctor: for programs. */
  json: boolean;
}

type Say = (text: string) => void;

export interface Command {
  /** Opens the way to the shop once, when it is first asked for. */
  connect: () => Promise<Client>;
  say: Say;
  shop: string;
  dir: string;
  /** What stands behind the shop's name. */
  args: readonly string[];
  flags: Flags;
  /** The server that is named, where one is. */
  remote: RemoteOptions;
}

/** Who is named for what is written: whoever `--by` says, else whoever is at this machine. A token's own person goes before both. */
export function authorOf({ flags }: Pick<Command, 'flags'>): string {
  return flags.by === '' ? userInfo().username : flags.by;
}

/** Faults in a table; answers the exit code. */
export function tellFaults(
  { say, flags }: Command,
  faults: readonly DraftFault[],
  outcome: string,
  sources?: Sources,
): number {
  const telling = { locale: flags.locale, ...(sources === undefined ? {} : { sources }) };
  say(`${faultTable(faults, telling)}\n\n${countFaults(faults)}. ${outcome}\n`);
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
  { say }: Command,
  current: DocumentEvent,
  outcome: string,
  verb: 'published' | 'saved' = 'published',
): number {
  const what = current.hash === null ? 'taken down' : verb;
  const since = verb === 'saved' ? 'and your file did not start from that' : 'after you pulled it';
  say(`${fileOf(current)} was ${what} by ${current.author} at ${tellMoment(current.at)}, ${since}.\n`);
  if (current.hash === null) {
    say(`${outcome} Delete the file to leave it down, or use --force to publish it again.\n`);
    return 1;
  }
  say(`${outcome} Pull into another folder and compare, or use --force to replace it.\n`);
  return 1;
}

/** Each draft with the version it was made from, so that somebody else's change is not overwritten. */
export function withBase(drafts: readonly Draft[], { dir, flags }: Command): Draft[] {
  const note = readNote(dir);
  if (flags.force || flags.toOtherShop || note === undefined) return [...drafts];
  return drafts.map((draft) => ({ ...draft, base: note.files[fileOf(draft)]?.version ?? '' }));
}

export function folderOf(shop: string, dir: string | undefined): string {
  return resolve(dir ?? `shops/${shop}`);
}

/**
 * Opens the way to the shop a folder is handed in to.
 * @throws ShopError where there is no such shop, or the folder was pulled from another one.
 */
export async function openFolderShop({ connect, shop, dir, flags }: Command) {
  const client = await connect();
  const found = await readLive(client, shop);
  const { label, app_id } = found.shop;
  const owner = readNote(dir)?.shop;
  if (owner !== undefined && owner !== label && owner !== app_id && !flags.toOtherShop)
    throw new ShopError(
      `${dir} holds the files of ${owner}, not of ${label}. Nothing was published. To give ${label} these files all the same, replacing its own: --to-other-shop`,
    );
  return { client, label, documents: found.documents };
}
