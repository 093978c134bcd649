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

interface StoredDocument {
  pointer: 'live' | 'draft' | 'scheduled';
  document: ConfigVersion;
}

interface DocumentReport extends StoredDocument {
  migrations: MigratedNode[];
  faults: DraftFault[];
}

async function readStored(client: Client, shop: string): Promise<StoredDocument[]> {
  const [live, drafts, schedules] = await Promise.all([
    readLive(client, shop),
    readDrafts(client, shop),
    readScheduled(client, shop),
  ]);
  const as = (pointer: StoredDocument['pointer'], documents: readonly ConfigVersion[]) =>
    documents.map((document) => ({ pointer, document }));
  return [...as('live', live.documents), ...as('draft', drafts), ...as('scheduled', schedules)];
}

function judge(entry: StoredDocument): DocumentReport {
  const { document } = entry;
  const migrations = document.kind === 'page' ? listMigrations(document.body, catalogue) : [];
  return { ...entry, migrations, faults: checkDrafts([document], catalogue) };
}

function describe({ pointer, document, migrations, faults }: DocumentReport, locale: Locale): string {
  const blocks = migrations.map(
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
  const { say, sayFault, shop, flags } = command;
  const client = await command.connect();
  const labels = flags.all
    ? (await client.ask(consoleShopsList, {}))?.items.map(({ label }) => label)
    : [shop];
  const shops = labels ?? [];
  const all: DocumentReport[] = [];
  for (const label of shops) {
    const reports = (await readStored(client, label)).map(judge);
    const describeAll = (some: readonly DocumentReport[], write: Command['say']) => {
      if (some.length > 0)
        write(`── ${label}\n\n${some.map((one) => describe(one, flags.locale)).join('\n')}\n`);
    };
    describeAll(
      reports.filter(({ migrations, faults }) => migrations.length > 0 && faults.length === 0),
      say,
    );
    describeAll(
      reports.filter(({ faults }) => faults.length > 0),
      sayFault,
    );
    all.push(...reports);
  }
  const faults = count(all, (one) => one.faults.length);
  const blocks = count(all, (one) => one.migrations.length);
  say(`${plural(all.length, 'document')} of ${plural(shops.length, 'shop')} read: `);
  say(`${plural(blocks, 'block')} would be read in a newer form, ${plural(faults, 'fault')}.\n`);
  return faults === 0 ? 0 : 1;
}
