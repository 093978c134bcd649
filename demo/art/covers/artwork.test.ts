/** The committed artwork is what the generator draws, or a portrait drawn by hand; small, well-formed and harmless. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { artworks } from './artwork.ts';

const FOLDER = join(import.meta.dirname, '../../../public/demo');
const TOTAL_MAX_BYTES = 700 * 1024;
const PICTURE_MAX_BYTES = 8 * 1024;
const madeArtworks = artworks();
const PORTRAITS = 'portraits/';

function readCommittedText(): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();
}

const portraits = readCommittedText()
  .filter((file) => file.startsWith(PORTRAITS))
  .map((file) => ({ file, svg: readFileSync(join(FOLDER, file), 'utf8') }));
const all = [...madeArtworks, ...portraits];

/** Names of the elements left open, or closed out of turn; empty for well-formed XML of the kind we write. */
function buildUnbalancedText(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', , self] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (closing === '/') {
      if (open.pop() !== name) return [name];
    } else if (self !== '/') open.push(name);
  }
  return open;
}

describe('demo artwork', () => {
  it('R57: the committed files are exactly what the generator draws', () => {
    const generatedItems = readCommittedText().filter((file) => !file.startsWith(PORTRAITS));
    expect(generatedItems).toEqual(madeArtworks.map(({ file }) => file).toSorted());
    const stale = madeArtworks.filter(({ file, svg }) => readFileSync(join(FOLDER, file), 'utf8') !== svg);
    expect(stale.map(({ file }) => file)).toEqual([]);
  });

  it('every picture is small and all of them together too', () => {
    const sizes = all.map(({ file }) => ({ file, bytes: statSync(join(FOLDER, file)).size }));
    expect(sizes.filter(({ bytes }) => bytes > PICTURE_MAX_BYTES)).toEqual([]);
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(TOTAL_MAX_BYTES);
  });

  it.each(all.map(({ file, svg }) => [file, svg] as const))(
    'R6: %s says its size, fetches nothing and runs nothing',
    (_file, svg) => {
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="\d+ 0 \d+ \d+">/,
      );
      expect(svg).not.toMatch(
        /<(?:script|text|image|use|foreignObject|style)|\son\w+=|href=|url\((?!#)|NaN|undefined/,
      );
      expect(buildUnbalancedText(svg)).toEqual([]);
      expect(svg.replaceAll(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '').trim()).toBe('');
    },
  );
});
