/** docs/adr/README.md lists every decision once; `npx vitest run --project server tools/guide/decisions.test.ts -u` writes it anew. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../imports.ts';
import { decisionIndex, readDecisions, findUnsorted } from './decisions.ts';

it('docs: every decision stands under one subject', () => {
  expect(readDecisions().length).toBeGreaterThan(200);
  expect(findUnsorted(), 'add the number to tools/guide/decision-subjects.ts').toEqual({
    missing: [],
    wrong: [],
  });
});

it('docs: the check sees a decision without a subject, and a number that no decision has', () => {
  const one = { number: 999, file: '999-x.md', title: 'X', isOver: false };
  const { missing, wrong } = findUnsorted([one]);
  expect(missing).toEqual([999]);
  expect(wrong).toContain(1);
});

it('docs: the index of decisions is what their titles say', async () => {
  await expect(decisionIndex()).toMatchFileSnapshot(join(ROOT, 'docs/adr/README.md'));
});
