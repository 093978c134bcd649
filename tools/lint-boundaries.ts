/** Writes tools/boundaries.oxlintrc.json: the globals a module may not use, as lint rules. Imports are judged by a test alone. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MODULES } from './boundary-table.ts';
import { ROOT } from './imports.ts';

export const BOUNDARIES_FILE = join(ROOT, 'tools', 'boundaries.oxlintrc.json');

/** The lint config of the boundaries; later overrides win, so the table's first-match order is turned round. */
export function boundariesAsLint(): string {
  const banning = MODULES.toReversed().flatMap(({ name, glob, bans }) => {
    if (bans === undefined) return [];
    const message = (one: string) => `${name} may not use ${one}; see tools/boundary-table.ts.`;
    const names = bans.map((one) => ({ name: one, message: message(one) }));
    return [{ files: [glob], rules: { 'no-restricted-globals': ['error', ...names] } }];
  });
  const loose = {
    files: ['**/*.test.{ts,tsx}', '**/*.gen.{ts,tsx,js}'],
    rules: { 'no-restricted-globals': 'off' },
  };
  return `${JSON.stringify({ overrides: [...banning, loose] }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(BOUNDARIES_FILE, boundariesAsLint());
