/** Lets people into a course who were there before (ADR-301). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTempDir, removeTempDir } from '../../support/temp-dir.ts';
import { shop } from './shop-cli.ts';
import { expect } from './storefront.ts';

/** By their phones, once they have logged in. */
export async function letIn(label: string, course: string, phone: string): Promise<void> {
  const folder = makeTempDir('let-in');
  try {
    const dir = join(folder, phone);
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'members.json'), JSON.stringify([{ goods_id: course, phone }]));
    const { exit, output } = await shop('goods', 'import', label, dir);
    expect(exit, output).toBe(0);
  } finally {
    removeTempDir(folder);
  }
}
