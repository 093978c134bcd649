/** What no compiler sees of styles: classes that are used exist, and type has seven sizes. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAliases, ROOT, sourceFiles } from '../../tools/imports.ts';
import { BREAKPOINTS } from '../../tools/vite/breakpoints.ts';

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
    const usedItems = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, own = '']) => own);
    return usedItems
      .filter((own) => !new RegExp(`\\.${own}\\b`).test(css))
      .map((own) => `${file}: ${name}.${own}`);
  });
}

const TOKENS = 'src/ui/theme/tokens.css';
const SIZES = [12, 14, 16, 18, 24, 32, 40];
/** Where 12 may stand: a label on or beside something, and the addresses a printed page writes behind its links. */
const BADGE = /: \.(?:badge|mark|count|cornerMark)$|base\.css: a\[href/;

const styleSheets = () => sourceFiles(['src', 'renderers', 'desk'], /\.css$/);

/** Sizes of type as they are written, with the last of the selectors they are written for. */
function declarations(file: string): { selector: string; value: string }[] {
  const css = readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    [...body.matchAll(/(?:^|[\s;])font(?:-size)?:\s*([^;]+)/g)].map(([, value = '']) => ({
      selector: selectors.trim().split('\n').at(-1)?.trim() ?? '',
      value: value.trim(),
    })),
  );
}

/** The page itself begins at the reader's own size. */
const isSize = (value: string) =>
  value === 'inherit' || value === '100%' || SIZES.some((size) => value === `var(--lt-text-${size})`);

describe('styles', () => {
  it('architecture: a class that is used stands in its module', () => {
    const files = sourceFiles(['src', 'renderers', 'desk', 'stories'], /\.tsx$/);
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap(strays)).toEqual([]);
  });

  it('ux: text has one of seven sizes, written in one place', () => {
    const tokens = readFileSync(join(ROOT, TOKENS), 'utf8');
    const sizes = new Set([...tokens.matchAll(/--lt-text-(\d+):/g)].map(([, size]) => Number(size)));
    expect([...sizes]).toEqual(SIZES);
    const strange = styleSheets().flatMap((file) =>
      declarations(file).flatMap(({ value }) => (isSize(value) ? [] : [`${file}: ${value}`])),
    );
    expect(strange).toEqual([]);
  });

  it('ux: the smallest size is for badges and counts, 14 is the least for words', () => {
    const small = styleSheets().flatMap((file) =>
      declarations(file)
        .filter(({ value }) => value === 'var(--lt-text-12)')
        .map(({ selector }) => `${file}: ${selector}`),
    );
    expect(small.filter((one) => !BADGE.test(one))).toEqual([]);
    expect(small.length).toBeGreaterThan(0);
  });

  it('architecture: a sheet asks for a breakpoint by its name, and for none that is not there', () => {
    const knownText = readFileSync(join(ROOT, BREAKPOINTS), 'utf8');
    const widths = new Set([...knownText.matchAll(/(\d+)px/g)].map(([, width]) => width));
    const names = new Set([...knownText.matchAll(/@custom-media (--[\w-]+)/g)].map(([, name]) => name));
    expect(widths.size).toBeGreaterThan(3);
    const sheets = sourceFiles(['src', 'renderers', 'desk', 'stories'], /\.css$/).filter(
      (file) => file !== BREAKPOINTS,
    );
    const faults = sheets.flatMap((file) => {
      const css = readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
      return [...css.matchAll(/@media ([^{]*)/g)].flatMap(([, query = '']) => {
        const numbers = [...query.matchAll(/(\d+)px/g)].some(([, width]) => widths.has(width));
        const strange = [...query.matchAll(/\((--[\w-]+)\)/g)].some(([, name]) => !names.has(name));
        return numbers || strange ? [`${file}: ${query.trim()}`] : [];
      });
    });
    expect(faults).toEqual([]);
  });

  it('ux: no script writes a size of type, but for the one the shop’s navbar has of its own (M80)', () => {
    const files = sourceFiles(['src', 'renderers', 'desk'], /\.tsx$/).filter(
      (file) => !file.endsWith('.test.tsx'),
    );
    const writing = files.filter((file) => /\bfontSize:/.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(writing).toEqual(['renderers/chrome/navbar/nav.tsx']);
  });
});

it('D40: a shop’s mark, made for light paper, keeps a piece of it on a page drawn dark', () => {
  const drawing = sourceFiles(['src', 'renderers', 'desk'], /\.tsx$/)
    .filter((file) => !/\.test\.tsx$/.test(file))
    .filter((file) =>
      /<img\s+className=\{styles\.(?:logo|mark)\}/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
  expect(drawing.length).toBeGreaterThan(1);
  const bare = drawing.filter((file) => {
    const imports = [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)];
    const [, , from = ''] = imports.find(([, name]) => name === 'styles') ?? [];
    const css = readFileSync(join(ROOT, pathOf(file, from)), 'utf8');
    return !/\.(?:logo|mark) \{[^}]*background: var\(--lt-plate\)/.test(css);
  });
  expect(bare).toEqual([]);
});
