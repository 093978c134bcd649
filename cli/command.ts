/** What every command of `npm run shop` is given. */
import { userInfo } from 'node:os';
import type { Locale } from '#schemas/locale.ts';
import type { Client } from './client/client.ts';
import type { RemoteOptions } from './client/remote.ts';

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
  /** publish: a file with prices and coupons that change with the drafts that are named, or alone. */
  changes: string;
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
  /** people add: what the person may be besides a learner. */
  role: string;
  /** refund, invoices: what the buyer is told; certificates: why it is revoked. */
  reason: string;
  /** tasks: points of a hundred, as they were typed. */
  score: string;
  locale: Locale;
  /** preview: through whose eyes. */
  as: string;
  /** check: what is stored, in place of files. */
  // oxlint-disable-next-line names/no-bare-participle -- the flag as it is typed
  stored: boolean;
  /** check: every shop. */
  all: boolean;
  /** goods import, exams import: only say what would change. */
  check: boolean;
  /** goods import, exams import: the tables are the whole of what they name, not changes to it. */
  replace: boolean;
  /** files move: out of the old place, where it is equal in the new one. */
  remove: boolean;
  /** goods export: what the files are written as, empty for as they are there, else JSON; invoices list: `csv`. */
  format: string;
  /** doctor: for programs. */
  json: boolean;
}

type Say = (text: string) => void;

export interface Command {
  /** Opens the way to the shop once, when it is first asked for. */
  connect: () => Promise<Client>;
  /** What was asked for, on standard output. */
  say: Say;
  /** Why the command fails, on standard error: whatever is said before it ends with 1. */
  sayFault: Say;
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
