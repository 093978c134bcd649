/** Draws documents between two sound blocks and holds that the page stays whole and the two word for word where they were. */
import { expect } from 'vitest';
import fc from 'fast-check';
import { drawHome, readHome } from './draw-home.ts';
import { loadExamples } from './examples.ts';
import { anyDocument } from './made-documents.ts';
import { madeAnswers } from './made-answers.ts';

const block = (id: string) => ({
  id,
  kind: 'title-bar',
  v: 1,
  props: { title: `The block that stands ${id}` },
});
const BEFORE = block('before');
export const AFTER = block('after');

/** In how many of the documents each kind must at least have been seen, so that each was tried. */
const SEEN = 10;

/** The markup between the two marks' ends and of the marks themselves. */
function markOf(html: string, id: string): string {
  const start = html.indexOf(`data-node="${id}"`);
  return start === -1 ? '' : html.slice(start, html.indexOf('</h2>', start));
}

/** So many documents made from the schemas and then damaged, the same for the same seed. */
export async function expectNeighboursKept(count: number, seed: number): Promise<void> {
  const examples = await loadExamples('page-block');
  const alone = (await drawHome([BEFORE, AFTER])).outcome.html;
  const targets = ['before', 'after'].map((id) => markOf(alone, id));
  const drawings = new Map<string, number>();
  const answers = madeAnswers(seed);
  for (const middle of fc.sample(anyDocument(examples), { numRuns: count, seed })) {
    const main = [BEFORE, ...middle, AFTER];
    const { outcome, reports } = await drawHome(main, answers);
    const { html } = outcome;
    const where = JSON.stringify(middle);
    expect(outcome.status, where).toBe(200);
    expect(
      ['before', 'after'].map((id) => markOf(html, id)),
      where,
    ).toEqual(targets);
    expect(html.includes('data-kind="navbar"') && html.includes('<footer'), where).toBe(true);
    const read = readHome(main).regions.main ?? [];
    const brokenReasons = read.flatMap(({ broken: reason }) => (reason === undefined ? [] : [reason]));
    // What a view threw would stand here too: whatever its schema lets through, a view can draw.
    expect(reports, where).toEqual(brokenReasons.map((reason) => `A node could not be drawn: ${reason}`));
    for (const { id, kind } of read)
      if (html.includes(`data-node="${id}"`)) drawings.set(kind, (drawings.get(kind) ?? 0) + 1);
  }
  const kinds = [...new Set(examples.map(({ definition }) => definition.kind))];
  expect(kinds.filter((kind) => (drawings.get(kind) ?? 0) < SEEN)).toEqual([]);
}
