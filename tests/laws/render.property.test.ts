/**
 * 10,000 documents made from the schemas and then damaged, drawn by the storefront's own server door: never blank,
 * never thrown, the sound neighbours word for word where they were (requirement 2).
 */
import { beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { drawHome, readHome } from '../support/draw-home.ts';
import { loadExamples, type ExampleRow } from '../support/examples.ts';
import { anyDocument } from '../support/made-documents.ts';
import { madeAnswers } from '../support/made-answers.ts';

const DOCUMENTS = 10_000;
const SEED = 20261121;

const BEFORE = { id: 'before', kind: 'title-bar', v: 1, props: { title: 'The block that stands before' } };
const AFTER = { id: 'after', kind: 'title-bar', v: 1, props: { title: 'The block that stands after' } };

let examples: ExampleRow[] = [];
beforeAll(async () => {
  examples = await loadExamples('page-block');
});

/** The markup between the two marks' ends and of the marks themselves. */
function markOf(html: string, id: string): string {
  const start = html.indexOf(`data-node="${id}"`);
  return start === -1 ? '' : html.slice(start, html.indexOf('</h2>', start));
}

describe('documents nobody wrote', () => {
  it(`R2: ${DOCUMENTS} generated and damaged documents each give a whole page with both neighbours`, async () => {
    const alone = (await drawHome([BEFORE, AFTER])).outcome.html;
    const wanted = ['before', 'after'].map((id) => markOf(alone, id));
    const drawn = new Map<string, number>();
    const answers = madeAnswers(SEED);
    const documents = fc.sample(anyDocument(examples), { numRuns: DOCUMENTS, seed: SEED });
    for (const middle of documents) {
      const main = [BEFORE, ...middle, AFTER];
      const { outcome, reports } = await drawHome(main, answers);
      const { html } = outcome;
      const where = JSON.stringify(middle);
      expect(outcome.status, where).toBe(200);
      expect(
        ['before', 'after'].map((id) => markOf(html, id)),
        where,
      ).toEqual(wanted);
      expect(html.includes('data-kind="navbar"') && html.includes('<footer'), where).toBe(true);
      const read = readHome(main).regions.main ?? [];
      const broken = read.flatMap(({ broken: reason }) => (reason === undefined ? [] : [reason]));
      // What a view threw would stand here too: whatever its schema lets through, a view can draw.
      expect(reports, where).toEqual(broken.map((reason) => `A node could not be drawn: ${reason}`));
      for (const { id, kind } of read)
        if (html.includes(`data-node="${id}"`)) drawn.set(kind, (drawn.get(kind) ?? 0) + 1);
    }
    const kinds = [...new Set(examples.map(({ definition }) => definition.kind))];
    expect(kinds.filter((kind) => (drawn.get(kind) ?? 0) < 20)).toEqual([]);
  }, 600_000);

  it('R2: a shopper sees nothing in place of a block that cannot be drawn', async () => {
    const unknown = { id: 'gone', kind: 'no-such-kind', v: 1, props: {} };
    const { outcome, reports } = await drawHome([unknown, AFTER]);
    expect(outcome.html).not.toContain('data-broken');
    expect(outcome.html).not.toContain('no-such-kind');
    expect(reports).toEqual(['A node could not be drawn: unknown-kind']);
  });
});
