/** 1,000 mutated homes through the storefront's own server door: never blank, never thrown, siblings drawn (R2). */
import { beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { render } from '#app/entry-server.tsx';
import { catalogue } from '#renderers/catalogue.gen.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { PageNode } from '#schemas/page/node.ts';
import { runPlan } from '#schemas/page/plan.ts';
import { readDocument } from '#schemas/page/salvage.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { buildBoot } from '../support/build-boot.ts';
import { loadExamples, type ExampleRow } from '../support/examples.ts';
import { mutation } from '../support/mutations.ts';

const NOW = Date.UTC(2026, 10, 21);
const boot = buildBoot();
const can = capabilities(readShop(boot.info));
const facts = { locale: 'en', capabilities: can, now: NOW / 1000 } as const;
const context = { shopId: boot.info.app_id, locale: 'en', capabilities: can, params: {} } as const;

let examples: ExampleRow[] = [];
beforeAll(async () => {
  examples = await loadExamples('page-block');
});

function place(row: ExampleRow, id: string): PageNode {
  return { id, kind: row.definition.kind, v: row.definition.version, props: row.example.props };
}

const MARK = { id: 'mark', kind: 'title-bar', v: 1, props: { title: 'The block that must stay' } };

/** A caller whose home is the given document and whose lists are empty. */
function callerOf(main: readonly unknown[]): Caller {
  const answer = async (endpoint: { name: string }, input: { queries?: unknown[] }): Promise<unknown> => {
    if (endpoint.name === 'search.hot.get') return { ok: true, data: [] };
    if (endpoint.name !== 'page.micro.get')
      return { ok: true, data: { lists: (input.queries ?? []).map(() => []) } };
    const document = read(main);
    const { data } = await runPlan(document, (kind) => catalogue.get(kind)?.definition, context, caller);
    return { ok: true, data: { page: document, data, version: 'v', tags: [] } };
  };
  const caller = answer as unknown as Caller;
  return caller;
}

function read(main: readonly unknown[]) {
  const body = { schema_version: 1, id: 'home', kind: 'home', title: 'Home', regions: { main } };
  return readDocument(body, catalogue, facts).document;
}

/** How many nodes of a home cannot be drawn; a sound block with nothing in it draws nothing and is no fault. */
function brokenNodes(main: readonly unknown[]): number {
  return read(main).regions.main?.filter(({ broken }) => broken !== undefined).length ?? 0;
}

async function draw(main: readonly unknown[]) {
  const reports: string[] = [];
  const outcome = await render({
    url: '/',
    origin: 'http://localhost',
    locale: 'en',
    boot,
    now: NOW,
    call: callerOf(main),
    mode: 'live',
    build: 'test',
    report: ({ message }) => reports.push(message),
  });
  if (outcome.kind !== 'page') throw new Error(`redirected to ${outcome.to}`);
  return { outcome, reports };
}

describe('mutated homes on the server', () => {
  it('R2: 1,000 of them answer 200 with navbar, footer and the sound block, and tell the log of what is absent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), mutation, async (pick, mutate) => {
        const row = examples[pick % examples.length];
        if (row === undefined) throw new Error('no examples were found');
        const victim = mutate(structuredClone(place(row, 'victim')));
        const { outcome, reports } = await draw([victim, MARK]);
        expect(outcome.status).toBe(200);
        expect(outcome.html).toContain('The block that must stay');
        expect(outcome.html).toContain('data-kind="navbar"');
        expect(outcome.html).toContain('<footer');
        expect(reports).toHaveLength(brokenNodes([victim, MARK]));
      }),
      { numRuns: 1_000, seed: 20261121 },
    );
  }, 120_000);

  it('R2: a shopper sees nothing in place of a block that cannot be drawn', async () => {
    const { outcome, reports } = await draw([{ id: 'gone', kind: 'no-such-kind', v: 1, props: {} }, MARK]);
    expect(outcome.html).not.toContain('data-broken');
    expect(outcome.html).not.toContain('no-such-kind');
    expect(reports).toEqual(['A node could not be drawn: unknown-kind']);
  });
});
