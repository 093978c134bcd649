/** What every command of `npm run shop` is given, and the words they share. */
import { resolve } from 'node:path';
import type { Locale } from '#schemas/locale.ts';
import type { Draft, DraftFault } from '#server/areas/pages/rules/publish.ts';
import { readNote } from './files.ts';
import type { Sources } from './reading/source.ts';
import { countFaults, faultTable } from './report.ts';
import { fileOf, type Event, type ShopDoor } from './shop-door.ts';

interface Flags {
  force: boolean;
  salvage: boolean;
  /** check, push: a warning fails like a fault. */
  strict: boolean;
  /** push: save as drafts. */
  draft: boolean;
  /** push: the moment to go live, as it was typed. */
  at: string | undefined;
  note: string;
  locale: Locale;
  /** preview: through whose eyes. */
  as: string;
  /** check: what is stored, in place of files. */
  stored: boolean;
  /** check: every shop. */
  all: boolean;
}

type Say = (text: string) => void;

export interface Command {
  door: () => Promise<ShopDoor>;
  say: Say;
  shop: string;
  dir: string;
  /** What stands behind the shop's name. */
  args: readonly string[];
  flags: Flags;
}

export const AUTHOR = 'shop files';

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
  current: Event,
  outcome: string,
  verb: 'published' | 'saved' = 'published',
): number {
  const moment = new Date(current.at).toISOString();
  say(`${fileOf(current)} was ${verb} by ${current.author} at ${moment}, after you pulled it.\n`);
  say(`${outcome} Pull into another folder and compare, or use --force to replace it.\n`);
  return 1;
}

/** Each draft with the version it was made from, so that somebody else's change is not overwritten. */
export function withBase(drafts: readonly Draft[], dir: string, force: boolean): Draft[] {
  const note = readNote(dir);
  if (force || note === undefined) return [...drafts];
  return drafts.map((draft) => ({ ...draft, base: note.files[fileOf(draft)]?.version ?? '' }));
}

export function folderOf(shop: string, dir: string | undefined): string {
  return resolve(dir ?? `shops/${shop}`);
}
