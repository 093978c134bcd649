/** Releases of a shop: listed, returned to, and documents taken down. Each command answers the exit code. */
import type { DocumentName, Release } from '#server/areas/pages/store/config-rows.ts';
import { authorOf, type Command } from './command.ts';
import { tellFaults } from './hand-in.ts';
import { tellMoment } from './moment.ts';
import { columns, plural } from './report.ts';
import { fileOf } from '#server/areas/pages/store/document-folder.ts';
import { documentNamed } from './document-named.ts';
import { readReleases } from './read-documents.ts';
import { ShopError } from './shop-error.ts';
import { restoreRelease, takeDownDocuments } from './write-documents.ts';

/** So many documents of a release are named in its line. */
const NAMED = 3;

function tellDocuments({ documents, changes }: Pick<Release, 'documents' | 'changes'>): string {
  const names = [
    ...documents.map((one) => `${one.hash === null ? '-' : ''}${fileOf(one)}`),
    ...changes.map(({ kind, id }) => `${kind}:${id}`),
  ];
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(' ')}${more > 0 ? ` +${String(more)}` : ''}`;
}

export async function releaseHistory({ connect, say, shop }: Command): Promise<number> {
  const releases = await readReleases(await connect(), shop);
  const rows = releases.map(({ number, at, author, documents, changes, note }) => [
    String(number),
    tellMoment(at),
    author,
    tellDocuments({ documents, changes }),
    note,
  ]);
  say(`${columns([['RELEASE', 'PUBLISHED', 'BY', 'DOCUMENTS', 'NOTE'], ...rows])}\n`);
  return 0;
}

/** `rollback <shop> <release>`: the shop as it stood after that release, as a new one. */
export async function returnToRelease(command: Command): Promise<number> {
  const { connect, say, sayFault, shop, args, flags } = command;
  const [text = ''] = args;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new ShopError(
      `"${text}" is no release. A release is a number: npm run shop -- history ${shop}. For one document: rollback ${shop} <document> <version>`,
    );
  const { salvage } = flags;
  const note = flags.note === '' ? `Back to release ${text}` : flags.note;
  const options = { salvage, note, author: authorOf(command), keep_sales: flags.force };
  const outcome = await restoreRelease(await connect(), shop, Number(text), options);
  if (outcome.ok) {
    const changes = outcome.versions.filter(({ change }) => change !== 'unchanged');
    for (const version of changes) say(`  put back    ${fileOf(version)}  ${version.hash.slice(0, 12)}\n`);
    for (const name of outcome.gone) say(`  taken down  ${fileOf(name)}\n`);
    if (outcome.release === undefined) say(`${shop} is as it was after release ${text} already.\n`);
    else
      say(
        `Release ${String(outcome.release)}: ${shop} is as it was after release ${text}; ${plural(changes.length, 'document')} put back, ${String(outcome.gone.length)} taken down. Pull to have it in your files.\n`,
      );
    return 0;
  }
  switch (outcome.reason) {
    case 'invalid':
      return tellFaults(
        command,
        outcome.faults,
        'Nothing was published. Use --salvage to go back all the same.',
      );
    case 'no-release':
      throw new ShopError(`${shop} has no release ${text}. See them with: npm run shop -- history ${shop}`);
    case 'sales':
      for (const { pointer, message } of outcome.faults) {
        const [, , place = '', , field = ''] = pointer.split('/');
        const sale = outcome.changes[Number(place)];
        sayFault(`  ${sale?.kind ?? ''} ${sale?.id ?? ''}  ${field}  ${message[flags.locale]}\n`);
      }
      sayFault(
        'Prices or coupons were edited since: nothing was put back. --force leaves them as they are.\n',
      );
      return 1;
    case 'outdated':
      throw new ShopError('Somebody published at the same moment. Look again and repeat.');
  }
}

async function takeDown(
  command: Command,
  names: readonly DocumentName[],
  discards: boolean,
): Promise<number> {
  const { connect, say, shop, flags } = command;
  const by = { author: authorOf(command), note: flags.note, discards };
  const outcome = await takeDownDocuments(await connect(), shop, names, by);
  if (outcome.ok) {
    for (const name of outcome.gone) say(`  taken down  ${fileOf(name)}\n`);
    if (outcome.release === undefined) say('It was not live; what waited of it is thrown away.\n');
    else
      say(
        `Release ${String(outcome.release)}. Back again: npm run shop -- rollback ${shop} ${String(outcome.release - 1)}\n`,
      );
    return 0;
  }
  if (outcome.reason === 'fixed') throw new ShopError(`${outcome.message[flags.locale]}.`);
  throw new ShopError(
    `${outcome.documents.map(fileOf).join(', ')} is not live in ${shop}. See what is: npm run shop -- list ${shop}`,
  );
}

/** `unpublish <shop> <document…>`: shoppers see it no more; its drafts and its versions stay. */
export function unpublish(command: Command): Promise<number> {
  return takeDown(command, command.args.map(documentNamed), false);
}

/** `delete <shop> <page…>`: taken down, and its drafts and its place on the calendar thrown away; its versions stay. */
export function deletePages(command: Command): Promise<number> {
  return takeDown(command, command.args.map(documentNamed), true);
}
