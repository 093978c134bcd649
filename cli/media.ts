/** `media list|files <shop>`: films that are being converted, and everything a shop keeps to be shown (ADR-465, ADR-646). */
import { consoleMediaList, type MediaItem } from '#schemas/api/console/library.ts';
import { listAll } from './client/client.ts';
import { readConversions } from './goods/read-conversions.ts';
import { msOf } from '#schemas/time.ts';
import type { Command } from './command.ts';
import { tellMoment } from './moment.ts';
import { columns, megabytes } from './report.ts';
import { unknownShop, usageError } from './shop-error.ts';

const USAGE = 'npm run shop -- media list <shop>, or media files <shop> [words]';

async function listConversions({ connect, say, shop }: Command): Promise<number> {
  const conversions = await readConversions(await connect(), shop);
  if (conversions.length === 0) {
    say(`Nothing of ${shop} was converted.\n`);
    return 0;
  }
  const rows = conversions.map(({ changed_ts: changedTs, state, percent, name, reason }) => [
    tellMoment(msOf(changedTs)),
    state,
    `${String(percent)} %`,
    name,
    reason,
  ]);
  say(`${columns([['SINCE', 'STATE', 'DONE', 'FILE', 'WHY'], ...rows])}\n`);
  return 0;
}

/** Where it is used, as far as one line says it. */
function usesOf({ uses, use_count: count }: MediaItem): string {
  const [first] = uses;
  if (first === undefined) return 'nowhere';
  const more = count > 1 ? ` and ${String(count - 1)} more` : '';
  return `${first.kind} ${first.id}${more}`;
}

async function listFiles({ connect, say, shop, flags: { locale } }: Command, words: string): Promise<number> {
  const client = await connect();
  const q = words === '' ? {} : { q: words };
  const files = await listAll((part) => client.ask(consoleMediaList, { shop, ...q, ...part }, { locale }));
  if (files === undefined) throw unknownShop(shop);
  if (files.length === 0) {
    say(`${shop} has no files${words === '' ? '' : ` named "${words}"`}.\n`);
    return 0;
  }
  const rows = files.map((one) => [
    tellMoment(msOf(one.added_ts)),
    one.kind,
    megabytes(one.bytes),
    one.address,
    usesOf(one),
    one.name,
  ]);
  say(`${columns([['ADDED', 'KIND', 'SIZE', 'ADDRESS', 'USED IN', 'FILE'], ...rows])}\n`);
  return 0;
}

/** What is done stands first among the arguments. */
export async function media(command: Command): Promise<number> {
  const [verb, ...words] = command.args;
  if (verb === 'list') return listConversions(command);
  if (verb === 'files') return listFiles(command, words.join(' '));
  throw usageError(USAGE);
}
