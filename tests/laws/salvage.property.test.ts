/** 1,000 mutated page documents over the real renderers: always readable, siblings untouched, faults named. */
import { beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { readDocument } from '#schemas/page/resolve-document.ts';
import type { ReadyNode } from '#schemas/page/ready.ts';
import type { PageNode } from '#schemas/page/node.ts';
import { loadExamples, type ExampleRow } from '../support/examples.ts';
import { mutation } from '../support/mutations.ts';

const facts = {
  locale: 'en',
  capabilities: capabilities({ variant: 'knowledge', traits: new Set() }),
  now: 1_000,
} as const;

let examples: ExampleRow[] = [];
beforeAll(async () => {
  examples = await loadExamples('page-block');
});

function page(main: readonly unknown[]) {
  return { schema_version: 1, id: 'home', kind: 'home', title: 'Home', regions: { main } };
}

/** The node as it was stored; which one leads depends on what else stands on the page (ADR-131). */
function asStored({ leads: _leads, ...node }: ReadyNode): ReadyNode {
  return node;
}

function place(row: ExampleRow, id: string): PageNode {
  return { id, kind: row.definition.kind, v: row.definition.version, props: row.example.props };
}

describe('mutated configs', () => {
  it('every example of every page block is a sound document', () => {
    for (const row of examples) {
      const { faults } = readDocument(page([place(row, 'one')]), catalogue, facts);
      expect(faults, `${row.definition.kind} ${row.example.name}`).toEqual([]);
    }
    expect(examples.length).toBeGreaterThan(20);
  });

  it('R2, R7: 1,000 mutated nodes leave their siblings as they were and always give a page', () => {
    const before = () => place(examples[0] ?? fail(), 'before');
    fc.assert(
      fc.property(fc.nat(), mutation, (pick, mutate) => {
        const row = examples[pick % examples.length] ?? fail();
        const victim = mutate(structuredClone(place(row, 'victim')));
        const { document, faults } = readDocument(
          page([before(), victim, place(row, 'after')]),
          catalogue,
          facts,
        );
        const alone = readDocument(page([before(), place(row, 'after')]), catalogue, facts);
        const siblings = document.regions.main?.filter((node) => node.id === 'before' || node.id === 'after');
        expect(siblings?.map(asStored)).toEqual(alone.document.regions.main?.map(asStored));
        const drawnNode = document.regions.main?.[1];
        expect(drawnNode?.broken === undefined || faults.length > 0).toBe(true);
        JSON.stringify(document);
      }),
      { numRuns: 1_000, seed: 20261121 },
    );
  });

  it('R2: half a surrogate pair is read as U+FFFD, which may stand in an address', () => {
    const node = { id: 'half', kind: 'title-bar', v: 1, props: { title: 'a\uD800b' } };
    const { document } = readDocument(page([node]), catalogue, facts);
    expect(document.regions.main?.[0]?.props).toMatchObject({ title: 'a\uFFFDb' });
  });

  it('any JSON at all is read without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (body) => {
        const { document } = readDocument(body, catalogue, facts);
        expect(typeof document.title).toBe('string');
      }),
      { numRuns: 500, seed: 7 },
    );
  });
});

function fail(): never {
  throw new Error('no examples were found');
}
