/** The list of proofs: each by its name, bounded, and over files that are there. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../imports.ts';
import { PROOFS, proofsNamed } from './proofs.ts';

describe('proofs', () => {
  it('gate: are all run without a name, one by its name, and none by a name that is nobody’s', () => {
    expect(proofsNamed([])).toEqual(PROOFS);
    expect(proofsNamed(['faults']).map(({ name }) => name)).toEqual(['faults']);
    expect(() => proofsNamed(['faults', 'nothing'])).toThrow('Unknown proof "nothing"; there are: documents');
  });

  it('gate: each is bounded in time, and each file of tests/proofs belongs to exactly one', () => {
    expect(PROOFS.filter(({ limitMinutes }) => limitMinutes <= 0 || limitMinutes > 60)).toEqual([]);
    const files = readdirSync(join(ROOT, 'tests/proofs'));
    const owners = (file: string) =>
      PROOFS.filter(({ command }) => command.some((word) => file.startsWith(`${word}.`)));
    expect(files.filter((file) => owners(file).length !== 1)).toEqual([]);
  });
});
