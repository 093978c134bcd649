/** Documents as shops stored them long ago: what they say today they must say for ever (models: stored things have versions). */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { listMigrations } from '#schemas/page/check.ts';
import { readDocument } from '#schemas/page/resolve-document.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';

const FOLDER = new URL('./old-documents/', import.meta.url);

/** Named `<kind>-v<version>.json`: a document with nodes of that kind as they were in that version. */
interface OldDocument {
  about: string;
  document: unknown;
  /** What is drawn from it. More may come to stand beside it, for a new field has a default; nothing may change. */
  reads: object;
}

const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const open = (name: string): OldDocument => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
const facts = {
  locale: 'cn',
  capabilities: capabilities({ variant: 'knowledge', traits: new Set() }),
  now: 1_800_000_000,
} as const;

const older = catalogue.kinds().flatMap((kind) => {
  const { version } = catalogue.get(kind)?.definition ?? { version: 1 };
  return Array.from({ length: version - 1 }, (_value, index) => ({ kind, version: index + 1 }));
});

describe('old documents', () => {
  it.each(names)('D35: %s reads as it always did, without a fault', (name) => {
    const { document, reads } = open(name);
    const reading = readDocument(document, catalogue, facts);
    expect(reading.faults).toEqual([]);
    expect(Object.keys(reads)).not.toEqual([]);
    expect(reading.document).toMatchObject(reads);
  });

  it.each(names)('D35: %s holds nodes of the kind and version it is named by', (name) => {
    const foundArray = /^(?<kind>[a-z0-9-]+)-v(?<version>\d+)\.json$/.exec(name);
    const kind = foundArray?.groups?.['kind'] ?? '';
    const storedText = JSON.stringify(open(name).document);
    expect(storedText).toContain(`"kind":"${kind}","v":${foundArray?.groups?.['version']},`);
    expect(listMigrations(open(name).document, catalogue).map((node) => node.kind)).toContain(kind);
  });

  it('D35: every older version of every renderer has its document', () => {
    expect(older.length).toBeGreaterThan(0);
    const missing = older.filter(({ kind, version }) => !names.includes(`${kind}-v${version}.json`));
    expect(missing).toEqual([]);
  });
});
