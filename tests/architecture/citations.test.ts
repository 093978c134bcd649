/** Every law that code, tests and documents cite is written down in docs/requirements or docs/adr. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, sourceFiles } from '../../tools/imports.ts';
import { citableIds, lawsIn, readLaws } from '../../tools/laws.ts';
import { citationsIn } from './citations.ts';

const ROOMS = [
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
  'docs',
  '.storybook',
];
const ENDINGS = /(?<!\.gen)\.(?:ts|tsx|jsx|mjs|css|md)$/;
const AT_THE_ROOT = readdirSync(ROOT).filter((name) => ENDINGS.test(name) || name === '.oxlintrc.json');

/** A number alone where a title says what it shows. */
const BARE_RECORD = /['`](?:(?:[MDRB]|ADR-)\d+, )*\d{3}(?:, \d{3})*: (?=\w)/g;

const knownItems = citableIds();
const laws = readLaws();
const idsIn = (text: string) => citationsIn(text).map(({ id }) => id);

/** What to do about each citation of a text that names nothing. */
function buildUnresolvedText(text: string, file: string): string[] {
  return citationsIn(text)
    .filter(({ id }) => !knownItems.has(id))
    .map(
      ({ id, line }) =>
        `${file}:${line} cites ${id}, which docs/requirements and docs/adr do not have: mend the citation or write the law (docs/requirements/README.md)`,
    );
}

describe('citations', () => {
  it.each([
    ["it('M77: columns', …); // M134-M140, D61–D63", 11],
    ['requirement 16, 50 tries; requirements 5 and 6, requirements 22-24', 6],
    [' * of two (requirement\n * 24, B32), hazard B28; R14-R16', 6],
    ['section 5, 8; D54, spec 9 search, Section 9: requests', 5],
    ['ADR-164, ADR-115 to ADR-116, (ADR-020), [ADR-131](adr/pictures.md#adr-131-lead-image)', 5],
  ])('finds the forms people write: %j', (text, count) => {
    expect(idsIn(text)).toHaveLength(count);
  });

  it('takes no drawing, colour, escaped byte or name for one', () => {
    const drawings = 'd="M14 98h132" M250 -30V430 `M0 ${y}` #D40 %D0%B5 \\u00B7 SM1 D3D M4Z M11.5 3';
    expect(idsIn(`${drawings} code 40300, decision 2.5, an intersection 4`)).toEqual([]);
  });

  it('expands a range and a list into its single laws, each with the line it begins on', () => {
    expect(citationsIn('one\n// M9-M11\nrequirements 10 and 11')).toEqual([
      { id: 'M9', line: 2 },
      { id: 'M10', line: 2 },
      { id: 'M11', line: 2 },
      { id: 'R10', line: 3 },
      { id: 'R11', line: 3 },
    ]);
  });

  it('names file, line and remedy of a citation that leads nowhere', () => {
    const none = 999; // apart from its letter, for this file is read by the same rule
    const text = `fine: M1\nM${none}, D${none}, R${none}, B${none}\nADR-${none}, requirement ${none}`;
    const messages = buildUnresolvedText(text, 'src/some.ts');
    expect(messages).toHaveLength(6);
    expect(messages[0]).toContain(`src/some.ts:2 cites M${none}, which docs/requirements`);
    expect(messages[0]).toContain('write the law');
    expect(messages[5]).toContain(`src/some.ts:3 cites ADR-${none}`);
  });

  it('a title of a test cites a record by its whole name', () => {
    const tests = sourceFiles(
      ['tests', 'src', 'desk', 'server', 'renderers', 'schemas', 'cli', 'demo', 'tools'],
      /\.tsx?$/,
    );
    const titles = tests.flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(BARE_RECORD)].map(([title]) => `${file}: ${title}`),
    );
    expect(titles).toEqual([]);
    const [number, letter] = [312, 'M1'];
    expect(
      [`'${number}: words`, `'${letter}, ${number}: words`].every((text) => text.match(BARE_RECORD)),
    ).toBe(true);
    expect(`'ADR-${number}: words`.match(BARE_RECORD)).toBeNull();
  });

  it('every citation of code, tests and documents resolves', { timeout: 60_000 }, () => {
    const files = [...sourceFiles(ROOMS, ENDINGS), ...AT_THE_ROOT];
    const messages = files.flatMap((file) =>
      buildUnresolvedText(readFileSync(join(ROOT, file), 'utf8'), file),
    );
    expect(messages).toEqual([]);
    expect(files.length).toBeGreaterThan(1000);
  });
});

describe('laws', () => {
  it('read from lines of one form, and from no other', () => {
    const text = '# Title\n- **M1** (spec 1) First.\n- **X1** no law\n**M2** no list\n- **spec 4** States.';
    expect(lawsIn(text, 'a.md').map(({ id, line, text: law }) => [id, line, law])).toEqual([
      ['M1', 2, '(spec 1) First.'],
      ['spec 4', 5, 'States.'],
    ]);
  });

  it.each([
    ['M', 292],
    ['D', 124],
    ['R', 65],
    ['B', 72],
    ['spec ', 9],
  ])('%s: at least %i, numbered from 1 without a gap, each in one place', (family, least) => {
    const ids = laws.map(({ id }) => id).filter((id) => id.replace(/\d+$/, '') === family);
    expect(ids.length).toBeGreaterThanOrEqual(least);
    expect(ids).toEqual(ids.map((_, index) => `${family}${index + 1}`));
  });

  it('every line of a list in a file of laws is a law', () => {
    const files = [...new Set(laws.map(({ file }) => file))];
    const lines = files.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').split('\n'));
    expect(lines.filter((line) => /^\s*[-*] /.test(line))).toHaveLength(laws.length);
  });
});
