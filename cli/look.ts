/** `look <shop> [<look>]`: the looks that come with the product, and putting one on as one release. */
import { join } from 'node:path';
import { presets } from '#schemas/presets/presets.gen.ts';
import { readText } from '#schemas/page/text.ts';
import type { ConfigDocument } from '#server/areas/pages/store/config-rows.ts';
import { shippedFile } from '#server/kernel/config/shipped-file.ts';
import { fileOf, readDocumentFiles } from '#server/areas/pages/store/document-folder.ts';
import { authorOf, type Command } from './command.ts';
import { tellFaults } from './hand-in.ts';
import { tellReleased } from './commands.ts';
import { dress } from './look-texts.ts';
import { warningsOf } from './look-warnings.ts';
import { columns, plural } from './report.ts';
import { readLive, readReleases } from './read-documents.ts';
import { ShopError } from './shop-error.ts';
import { publishDocuments } from './write-documents.ts';

const PRESETS = shippedFile('schemas/presets');

function listLooks({ say, shop, flags }: Command): number {
  const rows = Object.entries(presets).map(([name, { title, about }]) => [
    name,
    readText(title, flags.locale),
    readText(about, flags.locale),
  ]);
  say(`${columns(rows)}\n\nPut one on: npm run shop -- look ${shop} <look>\n`);
  return 0;
}

function readLook(name: string): ConfigDocument[] {
  if (!Object.hasOwn(presets, name))
    throw new ShopError(`There is no look "${name}". There are: ${Object.keys(presets).join(', ')}.`);
  return readDocumentFiles(join(PRESETS, name)).map(({ kind, id, text }) => {
    const body: unknown = JSON.parse(text);
    return { kind, id, body };
  });
}

export async function look(command: Command): Promise<number> {
  const { connect, say, shop, args, flags } = command;
  const [name] = args;
  if (name === undefined) return listLooks(command);
  const parts = readLook(name);
  const client = await connect();
  const [shopPages, releases] = await Promise.all([readLive(client, shop), readReleases(client, shop)]);
  const live = new Map(shopPages.documents.map((document) => [fileOf(document), document]));
  const left: string[] = [];
  const drafts = parts.map((part) => {
    const current = live.get(fileOf(part));
    const result = dress(part, current);
    left.push(...result.left);
    return { kind: part.kind, id: part.id, body: result.body, base: current?.hash ?? '' };
  });
  const note = flags.note === '' ? `Look: ${name}` : flags.note;
  const options = { salvage: flags.salvage, note, author: authorOf(command) };
  const outcome = await publishDocuments(client, shop, drafts, options);
  if (!outcome.ok) {
    if (outcome.reason === 'invalid') return tellFaults(command, outcome.faults, 'Nothing was published.');
    throw new ShopError('Somebody published at the same moment. Look again and repeat.');
  }
  tellReleased(command, outcome);
  if (left.length > 0)
    say(`\nThe look has no place for ${plural(left.length, 'block')} of the home: ${left.join(', ')}.\n`);
  const there = new Set([...shopPages.documents, ...drafts].map(({ kind, id }) => `${kind}/${id}`));
  const warnings = await warningsOf(client, shop, drafts, there);
  if (warnings.length > 0) say(`\nTo be seen to:\n${warnings.map((line) => `  ${line}`).join('\n')}\n`);
  const before = releases[0]?.number;
  if (before !== undefined && outcome.release !== undefined)
    say(`\nTake it off: npm run shop -- rollback ${shop} ${String(before)}\n`);
  return 0;
}
