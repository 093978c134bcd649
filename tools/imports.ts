/** Reads which modules a source file imports, and lists the source files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

const SOURCE_FOLDERS = [
  'schemas',
  'renderers',
  'src',
  'desk',
  'server',
  'cli',
  'demo',
  'stories',
  'tests',
  'tools',
  '.storybook',
];

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Path from the root when it is a file of the repository, else undefined. */
  readonly file: string | undefined;
}

/** Paths from the root of every source file of the given folders, in a fixed order. */
export function sourceFiles(
  folders: readonly string[] = SOURCE_FOLDERS,
  endings = /\.(?:ts|tsx|mjs|gen\.js)$/,
): string[] {
  const files: string[] = [];
  for (const folder of folders) walk(join(ROOT, folder), endings, files);
  return files.sort();
}

function walk(folder: string, endings: RegExp, files: string[]): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && !path.endsWith(join('tools', 'bench', 'peers')))
        walk(path, endings, files);
    } else if (endings.test(entry.name)) {
      files.push(relative(ROOT, path).replaceAll('\\', '/'));
    }
  }
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Source text with comments blanked out and line numbers kept. */
export function withoutComments(text: string): string {
  return text.replace(
    /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g,
    (all, text: string | undefined) => text ?? blank(all),
  );
}

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+|\bdeclare\s+module\s+)(['"])([^'"\n$]+)\1/gm;

/** The imports of a file: static and dynamic ones, types, and modules it adds declarations to; layers make no difference. */
export function importsOf(path: string, aliases: Readonly<Record<string, string>>): Import[] {
  return importsIn(path, readFileSync(join(ROOT, path), 'utf8'), aliases);
}

/** The imports of a file that holds this text. */
export function importsIn(path: string, source: string, aliases: Readonly<Record<string, string>>): Import[] {
  // Template texts go too: generators hold imports of the files they write.
  const text = withoutComments(source).replace(/`(?:[^`\\]|\\.)*`/g, blank);
  return [...text.matchAll(IMPORT)].map((match) => {
    const specifier = match[2] ?? '';
    return {
      specifier,
      line: text.slice(0, match.index).split('\n').length,
      file: resolveFile(path, specifier, aliases),
    };
  });
}

function resolveFile(
  path: string,
  specifier: string,
  aliases: Readonly<Record<string, string>>,
): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return posix.join(dirname(path), bare);
  for (const [alias, folder] of Object.entries(aliases)) {
    const stem = alias.slice(0, -1);
    if (alias.endsWith('*') && bare.startsWith(stem))
      return posix.join(folder.slice(0, -1), bare.slice(stem.length));
  }
  return undefined;
}

/** The one alias table: `imports` of package.json. */
export function readAliases(): Record<string, string> {
  const manifest: { imports: Record<string, string> } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  return manifest.imports;
}
