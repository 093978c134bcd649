/** Changes people make touch few files: each is made in a copy of the sources, which then typechecks and does what was changed (ADR-615, ADR-666). */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHANGES } from '../support/changes.ts';
import { bin, createScratchCopy } from '../support/scratch-copy.ts';

/** The proof as a whole is bounded (tools/test/proofs.ts). */
const LONG_MS = 10 * 60_000;
const isByHand = (path: string) => !/\.gen\.ts$|^server\/migrations\/|^docs\/TABLES\.md$/.test(path);

describe('changes', () => {
  const { at, run, touched, vitest, dir, fill, remove } = createScratchCopy('changes');

  beforeAll(() => fill(), 60_000);
  afterAll(() => remove(), 60_000);

  it.each(CHANGES)(
    'architecture: $name, in at most $limit files',
    ({ edits, limit }) => {
      for (const { file, from, to } of edits) {
        const text = readFileSync(at(file), 'utf8');
        expect(text, `${file} has the text the change begins at`).toContain(from);
        writeFileSync(
          at(file),
          text.replace(from, () => to),
        );
      }
      run(bin('tsx'), 'tools/gen.ts');
      const paths = touched().filter(isByHand);
      console.info(`${String(paths.length)} files: ${paths.join(', ')}`);
      expect(paths.length).toBeLessThanOrEqual(limit);
      expect(paths.toSorted()).toEqual([...new Set(edits.map(({ file }) => file))].toSorted());
    },
    LONG_MS,
  );

  it(
    'architecture: all of them together typecheck, and do what was changed',
    () => {
      expect(run(bin('tsc'), '--noEmit', '--project', dir)).toBe('');
      const files = ['goods-transfer/rules/lines-of', 'learning/hours/judge-hours.property'];
      const message = vitest('server', ...files.map((name) => `server/areas/${name}.test.ts`));
      expect(message).toMatch(/Test Files .*2 passed/);
      const script = `
import { hoursCsv } from '#server/areas/learning/hours/hours-csv.ts';
import { rolesWith } from '#schemas/console/roles.ts';
import { refundWay } from '#schemas/order/refund-rule.ts';
const rule = { days: 7, share: 30, by_request: false };
const facts = { left: 100, paidAt: 0, begunPercent: 0, isByHand: false };
console.log(JSON.stringify([hoursCsv({ rows: [] }, 'en').includes('Lesson,Teacher,'), rolesWith('reports'), refundWay(rule, facts, 8 * 86_400_000)]));
`;
      writeFileSync(at('asked.ts'), script);
      expect(JSON.parse(run(bin('tsx'), 'asked.ts'))).toEqual([
        true,
        expect.arrayContaining(['accountant']),
        'request',
      ]);
    },
    LONG_MS,
  );
});
