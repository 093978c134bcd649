/** Files that are read at run time are found by `shippedFile`, never by the place of the module that reads them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, sourceFiles, withoutComments } from '../../tools/imports.ts';

/** The one that finds them, and the entry that says where the build lies. */
const ALLOWED = ['server/kernel/config/shipped-file.ts', 'server/start/main.ts'];

describe('what is bundled', () => {
  it('bundles: reads no file by its own place, which a bundler changes', () => {
    const bundledFiles = sourceFiles(['schemas', 'server', 'cli', 'demo']).filter(
      (path) => !path.includes('.test.') && !path.startsWith('demo/art/'),
    );
    expect(bundledFiles.length).toBeGreaterThan(500);
    const places = bundledFiles.filter((path) =>
      /import\.meta\.(?:url|dirname|filename)/.test(withoutComments(readFileSync(join(ROOT, path), 'utf8'))),
    );
    expect(places).toEqual(ALLOWED);
  });
});
