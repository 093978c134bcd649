/** Texts no source file may hold: ways for data to become markup or code, and the specification's numbers for variants. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, sourceFiles, withoutComments } from '../../tools/imports.ts';

/** Examples and tests hold hostile texts on purpose. */
const PRODUCT = sourceFiles(['schemas', 'renderers', 'src', 'desk', 'server', 'demo']).filter(
  (path) => !/(?:\.test\.tsx?|\/examples\.ts)$/.test(path),
);

/** `path:line text` of every line of the files that matches. */
function hits(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((path) =>
    withoutComments(readFileSync(join(ROOT, path), 'utf8'))
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
}

describe('sinks', () => {
  it.each([
    ['dangerouslySetInnerHTML', /dangerouslySetInnerHTML/],
    [
      'innerHTML, outerHTML and insertAdjacentHTML',
      /\b(?:innerHTML|outerHTML|insertAdjacentHTML|srcdoc|srcDoc)\b/,
    ],
    ['eval', /(?<![\w.-])eval\s*\(/],
    ['new Function', /\bnew\s+Function\b/],
    ['document.write', /\bdocument\s*\.\s*write(?:ln)?\b/],
    ['string timers', /\bset(?:Timeout|Interval)\s*\(\s*['"`]/],
    ['javascript: addresses in markup', /(?:href|src)\s*=\s*\{?\s*['"`]javascript:/i],
  ])('R4: no source file uses %s', (_name, pattern) => {
    expect(hits(PRODUCT, pattern)).toEqual([]);
  });

  it('R4: the scan reads the product', () => {
    expect(PRODUCT.length).toBeGreaterThan(50);
    expect(hits(PRODUCT, /defineRenderer\(/).length).toBeGreaterThan(1);
  });

  it('R64: no script of the shell stands inside the HTML', () => {
    const shell = readFileSync(join(ROOT, 'index.html'), 'utf8');
    expect(shell.match(/<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>/g) ?? []).toEqual([]);
    expect(shell).not.toMatch(/\son\w+\s*=/);
  });
});

/** Where the wire's own words for variants may stand beside schemas/shop: demo data that is written in the wire's words. */
const WIRE_ROOMS = [/^schemas\/shop\//, /^demo\//, /\.gen\.(?:ts|js)$/];

describe('variants', () => {
  it('M5 M6 M7 M8 M10: only schemas/shop knows how the wire names a variant', () => {
    const rest = PRODUCT.filter((path) => !WIRE_ROOMS.some((room) => room.test(path)));
    expect(
      hits(rest, /\bversion_type\b|\bshop_type\b|\bisQwShop\b|\bisTxShop\b|['"`]a01|\b17[01]\b/),
    ).toEqual([]);
  });
});
