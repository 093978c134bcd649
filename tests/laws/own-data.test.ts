/** A snapshot is parted into what a program holds and what V8 compiled (R60, ADR-663). */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { partsOf, readParts } from '../load/own-data.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';

it('R60: code and lists of code are counted apart', () => {
  const meta = { node_fields: ['type', 'name', 'self_size'], node_types: [['code', 'hidden', 'object']] };
  const nodes = [0, 0, 100, 1, 1, 20, 1, 2, 3, 2, 3, 4000];
  const strings = ['(code for run)', 'system / WeakArrayList', 'system / PropertyArray', 'Map'];
  expect(partsOf({ snapshot: { meta }, nodes, strings })).toEqual({ own: 4003, code: 120 });
});

/** A process of its own: the heap of the tests is large. */
const PROGRAM = `
  const { writeHeapSnapshot } = require('node:v8');
  writeHeapSnapshot('before.heapsnapshot');
  globalThis.kept = Array.from({ length: 20_000 }, (_, at) => ({ at, text: 'kept ' + at }));
  writeHeapSnapshot('after.heapsnapshot');
`;

it('R60: what a program keeps is seen in its snapshots', () => {
  const folder = makeTempDir('heap');
  const { status } = spawnSync(process.execPath, ['-e', PROGRAM], { cwd: folder });
  expect(status).toBe(0);
  const [before, after] = ['before', 'after'].map((name) => readParts(join(folder, `${name}.heapsnapshot`)));
  expect((after?.own ?? 0) - (before?.own ?? 0)).toBeGreaterThan(20_000 * 24);
  removeTempDir(folder);
});
