/** The glossary names each word once, in order, says where it lives, and names no path that is not there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/imports.ts';

const ENTRY = /^- (?<words>\*\*[^:]+): (?<meaning>.+) _Where:_ (?<where>.+)\.$/;

const text = readFileSync(join(ROOT, 'docs/GLOSSARY.md'), 'utf8');
const lines = text.split('\n').filter((line) => line.startsWith('- '));
const sections = text.split(/^## /m).slice(1);

/** The first word of an entry, without case. */
const wordOf = (line: string) => /\*\*([^*]+)\*\*/.exec(line)?.[1]?.toLowerCase() ?? '';

describe('glossary', () => {
  it('every entry has a word, a meaning and a place', () => {
    expect(lines.length).toBeGreaterThan(40);
    expect(lines.filter((line) => !ENTRY.test(line))).toEqual([]);
  });

  it('every word stands once, in the order of its section', () => {
    const words = lines.map(wordOf);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    for (const section of sections) {
      const inSection = section
        .split('\n')
        .filter((line) => line.startsWith('- '))
        .map(wordOf);
      expect(inSection).toEqual([...inSection].sort((one, other) => one.localeCompare(other, 'en')));
    }
  });

  it('every path of schemas and renderers it names is there', () => {
    const paths = [...text.matchAll(/`((?:schemas|renderers)(?:\/[\w./-]+)?)`/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
