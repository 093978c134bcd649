/** What docs/OUTSIDE-LOOK.md says its rows are shown by is there: each test file, and in it each row or record it is named for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/imports.ts';
import { filesBelow } from '../support/files-below.ts';

const FOLDERS = ['cli', 'demo', 'desk', 'renderers', 'schemas', 'server', 'src', 'stories', 'tests', 'tools'];
const files = FOLDERS.flatMap((folder) => filesBelow(join(ROOT, folder)).map((name) => `${folder}/${name}`));

interface NamedTest {
  file: string;
  /** Numbers of rows, requirements, decisions and records in the brackets behind it. */
  numbers: string[];
}

/** `{first,second}.test.ts` names two. */
function namesOf(text: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(text) ?? [];
  return choices === undefined ? [text] : choices.split(',').map((choice) => before + choice + after);
}

/** Test files in a text, each with what stands in brackets behind it. */
function testsIn(text: string): NamedTest[] {
  const foundIterator = text.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`(?:\s*\(([^)]*)\))?/g);
  return [...foundIterator].flatMap(([, text = '', inside = '']) => {
    const numbers = [...inside.matchAll(/\b[DMRB]\d{1,3}\b|\b\d{3}\b/g)].map(([number]) => number);
    return namesOf(text).map((file) => ({ file, numbers }));
  });
}

const text = readFileSync(join(ROOT, 'docs', 'OUTSIDE-LOOK.md'), 'utf8');
const rows = text.split('\n').filter((line) => line.startsWith('| '));
const tests = rows.flatMap(testsIn);
const placesOf = (file: string) => files.filter((path) => path === file || path.endsWith(`/${file}`));

describe('what an outside look found', () => {
  it('names test files that are there', () => {
    expect(tests.length).toBeGreaterThan(200);
    expect(tests.filter(({ file }) => placesOf(file).length === 0)).toEqual([]);
  });

  it('names them for what their tests are called', () => {
    const isIn = (path: string, number: string) =>
      new RegExp(`\\b(?:ADR-)?${number}\\b`).test(readFileSync(join(ROOT, path), 'utf8'));
    const missing = tests.flatMap(({ file, numbers }) =>
      numbers
        .filter((number) => !placesOf(file).some((path) => isIn(path, number)))
        .map((number) => `${file} says nothing of ${number}`),
    );
    expect(missing).toEqual([]);
  });

  it('would see a file that is gone, and one of another subject', () => {
    const [goneValue, other] = testsIn('`tests/gone.test.ts` (R1), `{a,b}.spec.ts` (D5, 487)');
    expect([goneValue, other]).toEqual([
      { file: 'tests/gone.test.ts', numbers: ['R1'] },
      { file: 'a.spec.ts', numbers: ['D5', '487'] },
    ]);
    expect(placesOf('tests/gone.test.ts')).toEqual([]);
  });
});
