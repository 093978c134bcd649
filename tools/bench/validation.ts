/** What checking a page config costs beside parsing it, with the house's own validators. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { checkDocument } from '#schemas/page/check.ts';
import type { PageNode } from '#schemas/page/node.ts';
import type { RendererExample } from '#schemas/page/define-renderer.ts';
import { ROOT } from '../imports.ts';
import { median } from './stats.ts';

const NODES = 208;
const ROUNDS = 300;
const ORDINARY: ReadonlySet<string> = new Set(['minimal', 'typical']);

export interface ValidationFigures {
  nodes: number;
  kinds: number;
  kilobytes: number;
  faults: number;
  /** Microseconds, warm. */
  parse: number;
  check: number;
}

/** A home of 208 nodes made of every page block's ordinary examples: about what a real home weighs. */
async function exampleHome(): Promise<{ text: string; kinds: number }> {
  const folder = join(ROOT, 'renderers', 'page');
  const kinds = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const shelves = await Promise.all(
    kinds.map(async (kind) => {
      const { examples }: { examples: readonly RendererExample[] } = await import(
        join(folder, kind, 'examples.ts')
      );
      return examples
        .filter(({ slots, name }) => slots === undefined && ORDINARY.has(name))
        .map(({ props }) => ({ kind, props }));
    }),
  );
  const blocks = shelves.flat();
  const main = Array.from({ length: NODES }, (_, index): PageNode => {
    const block = blocks[index % blocks.length] ?? { kind: 'divider', props: {} };
    const version = catalogue.get(block.kind)?.definition.version ?? 1;
    return { id: `n${index}`, kind: block.kind, v: version, props: block.props };
  });
  const document = { schema_version: 1, id: 'home', kind: 'home', title: 'Bench', regions: { main } };
  return { text: JSON.stringify(document), kinds: new Set(main.map((node) => node.kind)).size };
}

function time(work: () => void): number {
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    work();
    samples.push((performance.now() - start) * 1000);
  }
  return median(samples.slice(ROUNDS / 3));
}

export async function measureValidation(): Promise<ValidationFigures> {
  const { text, kinds } = await exampleHome();
  const body: unknown = JSON.parse(text);
  return {
    nodes: NODES,
    kinds,
    kilobytes: Buffer.byteLength(text) / 1024,
    faults: checkDocument(body, catalogue).length,
    parse: time(() => void JSON.parse(text)),
    check: time(() => void checkDocument(body, catalogue)),
  };
}
