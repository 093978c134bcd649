/** `check <shop|--all> --stored`: what today's code makes of everything that is stored, before it is put to work. */
import { consoleShopsList } from '#schemas/api/console/shops.ts';
import { catalogue } from '#renderers/catalogue.gen.ts';
import type { Locale } from '#schemas/locale.ts';
import { listMigrations, type MigratedNode } from '#schemas/page/check.ts';
import type { ConfigVersion } from '#server/areas/pages/store/config-rows.ts';
import { checkDrafts, type DraftFault } from '#server/areas/pages/rules/publish.ts';
import type { Command } from './command.ts';
import { faultTable, plural } from './report.ts';
import { fileOf } from '#server/areas/pages/store/document-folder.ts';
import type { Client } from './client/client.ts';
import { readDrafts, readLive, readScheduled } from './read-documents.ts';

interface Stored {
  pointer: 'live' | 'draft' | 'scheduled';
  document: ConfigVersion;
}

interface Judged extends Stored {
  migrated: MigratedNode[];
  faults: DraftFault[];
}

async function readStored(client: Client, shop: string): Promise<Stored[]> {
  const [live, drafts, scheduled] = await Promise.all([
    readLive(client, shop),
    readDrafts(client, shop),
    readScheduled(client, shop),
  ]);
  const as = (pointer: Stored['pointer'], documents: readonly ConfigVersion[]) =>
    documents.map((document) => ({ pointer, document }));
  return [...as('live', live.documents), ...as('draft', drafts), ...as('scheduled', scheduled)];
}

function judge(stored: Stored): Judged {
  const { document } = stored;
  const migrated = document.kind === 'page' ? listMigrations(document.body, catalogue) : [];
  return { ...stored, migrated, faults: checkDrafts([document], catalogue) };
}

function describe({ pointer, document, migrated, faults }: Judged, locale: Locale): string {
  const blocks = migrated.map(
    ({ pointer: place, nodeId, kind, steps }) =>
      `  ${place}  ${kind} (node ${nodeId}) is read in a newer form\n${steps.map((why) => `      ${why}`).join('\n')}\n`,
  );
  // The table begins with the file's name, which stands above already.
  const table =
    faults.length === 0 ? '' : `${faultTable(faults, { locale }).split('\n').slice(1).join('\n')}\n`;
  return `${fileOf(document)}  (${pointer})\n${blocks.join('')}${table}`;
}

function count<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}

export async function checkStored(command: Command): Promise<number> {
  const { say, shop, flags } = command;
  const client = await command.connect();
  const labels = flags.all
    ? (await client.ask(consoleShopsList, {}))?.items.map(({ label }) => label)
    : [shop];
  const shops = labels ?? [];
  const all: Judged[] = [];
  for (const label of shops) {
    const judged = (await readStored(client, label)).map(judge);
    const noted = judged.filter(({ migrated, faults }) => migrated.length + faults.length > 0);
    if (noted.length > 0)
      say(`── ${label}\n\n${noted.map((one) => describe(one, flags.locale)).join('\n')}\n`);
    all.push(...judged);
  }
  const faults = count(all, (one) => one.faults.length);
  const blocks = count(all, (one) => one.migrated.length);
  say(`${plural(all.length, 'document')} of ${plural(shops.length, 'shop')} read: `);
  say(`${plural(blocks, 'block')} would be read in a newer form, ${plural(faults, 'fault')}.\n`);
  return faults === 0 ? 0 : 1;
}
