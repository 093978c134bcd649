/** What was published before, and the way back to it: of one document, or of the whole shop. Each command answers the exit code. */
import { authorOf, type Command } from './command.ts';
import { tellFaults } from './hand-in.ts';
import { tellMoment } from './moment.ts';
import { releaseHistory, returnToRelease } from './releases.ts';
import { columns } from './report.ts';
import { fileOf } from '#server/areas/pages/store/document-folder.ts';
import { documentNamed } from './document-named.ts';
import type { Client } from './client/client.ts';
import type { DocumentEvent } from '#server/areas/pages/rules/publish.ts';
import { readHistory } from './read-documents.ts';
import { ShopError } from './shop-error.ts';
import { restoreVersion } from './write-documents.ts';

const SHORT = 12;

async function read(
  client: Client,
  { shop, args }: Command,
): Promise<{ name: ReturnType<typeof documentNamed>; events: DocumentEvent[] }> {
  const [text = ''] = args;
  const name = documentNamed(text);
  const events = await readHistory(client, shop, name);
  if (events.length === 0) throw new ShopError(`${shop} has never published ${fileOf(name)}.`);
  return { name, events };
}

/** `history <shop>` by release, `history <shop> <document>` by version. */
export async function history(command: Command): Promise<number> {
  if (command.args.length === 0) return releaseHistory(command);
  const { events } = await read(await command.connect(), command);
  const rows = events.map(({ hash, at, author, note }, index) => [
    hash === null ? 'taken down' : hash.slice(0, SHORT),
    tellMoment(at),
    author,
    index === 0 && hash !== null ? 'live' : '',
    note,
  ]);
  command.say(`${columns([['VERSION', 'PUBLISHED', 'BY', '', 'NOTE'], ...rows])}\n`);
  return 0;
}

/** The version whose name begins so; the user is shown, and types, its beginning. */
function versionNamed(events: readonly DocumentEvent[], start: string): string {
  const hashes = new Set(
    events.flatMap(({ hash }) => (hash?.startsWith(start.toLowerCase()) === true ? [hash] : [])),
  );
  const [hash, ...others] = hashes;
  if (start.length < 4 || hash === undefined)
    throw new ShopError(`There is no version "${start}". See them with: npm run shop -- history`);
  if (others.length > 0)
    throw new ShopError(`More than one version begins with "${start}". Write more of it.`);
  return hash;
}

/** `rollback <shop> <release>`, or `rollback <shop> <document> <version>`. */
export async function rollback(command: Command): Promise<number> {
  const { shop, say, args, flags } = command;
  if (args.length === 1) return returnToRelease(command);
  const client = await command.connect();
  const { name, events } = await read(client, command);
  const hash = versionNamed(events, args[1] ?? '');
  const { salvage, note } = flags;
  const options = {
    salvage,
    note: note === '' ? `Back to ${hash.slice(0, SHORT)}` : note,
    author: authorOf(command),
  };
  const outcome = await restoreVersion(client, shop, { ...name, hash }, options);
  if (outcome.ok) {
    say(`  published  ${fileOf(name)}  ${hash.slice(0, SHORT)}\n`);
    say('The files here are as they were; pull to have this version in them.\n');
    return 0;
  }
  if (outcome.reason === 'invalid')
    return tellFaults(
      command,
      outcome.faults,
      'Nothing was published. Use --salvage to go back all the same.',
    );
  throw new ShopError('Somebody published at the same moment. Look again and repeat.');
}
