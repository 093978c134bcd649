/** Every class a file takes from a CSS module stands in that module: a wrong name is no error anywhere else. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAliases, ROOT, sourceFiles } from '../../tools/imports.ts';

const IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** Aliases without their star: `#ui/` is `./src/ui/`. */
const ALIASES = Object.entries(readAliases()).map(
  ([name, to]) => [name.slice(0, -1), to.slice(0, -1)] as const,
);

function pathOf(file: string, from: string): string {
  if (from.startsWith('.')) return join(dirname(file), from);
  const [name = '', to = ''] = ALIASES.find(([alias]) => from.startsWith(alias)) ?? [];
  return from.replace(name, to);
}

/** Names as they are used, `file: styles.name`, whose module has no such class. */
function strays(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const code = text.replaceAll(IMPORT, '');
  return [...text.matchAll(IMPORT)].flatMap(([, name = '', from = '']) => {
    const css = readFileSync(join(ROOT, pathOf(file, from)), 'utf8');
    const used = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, own = '']) => own);
    return used
      .filter((own) => !new RegExp(`\\.${own}\\b`).test(css))
      .map((own) => `${file}: ${name}.${own}`);
  });
}

describe('styles', () => {
  it('architecture: a class that is used stands in its module', () => {
    const files = sourceFiles(['src', 'renderers', 'stories'], /\.tsx$/);
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap(strays)).toEqual([]);
  });
});
