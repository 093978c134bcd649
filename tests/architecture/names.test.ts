/** Names say what a thing is: no declaration is named by a participle alone. Lint holds finished rooms, a ceiling the server. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, sourceFiles, withoutComments } from '../../tools/imports.ts';

/** Participles and pictures that stood as names of things; a noun or a verb says more. */
const PARTICIPLES = [
  'answered',
  'asked',
  'begun',
  'created',
  'drawn',
  'found',
  'given',
  'heard',
  'held',
  'judged',
  'kept',
  'known',
  'made',
  'meant',
  'opened',
  'refused',
  'said',
  'saved',
  'seen',
  'sent',
  'shown',
  'signed',
  'taken',
  'tell',
  'told',
  'wanted',
  'written',
];

/**
 * Declarations named so, by folder. A ceiling only falls: lower it with what you rename. What remains are columns of
 * tables and names on the wire.
 */
const CEILINGS: Readonly<Record<string, number>> = { server: 3 };

/** Rooms whose names are still to be changed; the list only shrinks (ADR-595). */
const OPEN_ROOMS = ['**/*.gen.{ts,tsx}'];

const WORD = `(${PARTICIPLES.map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`).join('|')})`;
const DECLARATION = new RegExp(
  `^(?:export )?(?:declare )?(?:async )?(?:function\\*?|const|let|class|interface|type) ${WORD}\\b`,
);
const FIELD = new RegExp(`^  (?:readonly )?${WORD}(?:\\?|\\(|<|:)`);
const BLOCK = /^(?:export )?(?:interface|type|class) .*\{$/;

/** `line name` of each declaration at the top of a module, and of each field of its types, that is named so. */
function participlesIn(text: string): string[] {
  let isInType = false;
  return withoutComments(text)
    .split('\n')
    .flatMap((line, index) => {
      if (BLOCK.test(line)) isInType = true;
      else if (/^\S/.test(line)) isInType = false;
      const name = DECLARATION.exec(line)?.[1] ?? (isInType ? FIELD.exec(line)?.[1] : undefined);
      return name === undefined ? [] : [`${index + 1} ${name}`];
    });
}

/** Contracts and tables are names on the wire and in the database. */
const PRODUCT = (folder: string) =>
  sourceFiles([folder]).filter(
    (path) => !/\.(?:test|spec)\.tsx?$|\.gen\.(?:ts|js)$|^schemas\/api\/|\/tables\//.test(path),
  );

const RULE = 'names/no-bare-participle';

const SAMPLE = `const told = 1;
function kept(found: string, { asked: seen }: { asked: number }) {
  const [shown] = [found];
  return { told, seen, shown };
}
interface Given { sent(): void; isSent: boolean; disabled: boolean }
const seed = ({ taken }: { taken_at: number }) => taken;
`;
const REFUSED = ['1 told', '2 kept', '2 found', '2 seen', '2 asked', '3 shown', '6 Given', '6 sent'];

function reportsOf(config: string, folder: string): Promise<string[]> {
  const oxlint = join(ROOT, 'node_modules', '.bin', 'oxlint');
  return new Promise((resolve) => {
    execFile(oxlint, ['--config', config, '--format', 'unix', folder], (_error, output) =>
      resolve(output.split('\n').filter((line) => line.includes('participle'))),
    );
  });
}

describe('names', () => {
  it.each(Object.entries(CEILINGS))(
    'no more than so many of %s are a participle alone: %i',
    (folder, ceiling) => {
      const hits = PRODUCT(folder).flatMap((path) =>
        participlesIn(readFileSync(join(ROOT, path), 'utf8')).map((hit) => `${path}:${hit}`),
      );
      expect(
        hits.length,
        `Name these by what they are (a noun, or a verb for a function):\n${hits.join('\n')}`,
      ).toBeLessThanOrEqual(ceiling);
    },
  );

  it.each([
    ['export function told() {', ['1 told']],
    ['type Asked = string;', ['1 Asked']],
    ['export interface Room {\n  kept: string;\n}\nconst x = {\n  kept: 1,\n};', ['2 kept']],
    ['const toldOf = 1;\nexport const messageKept = 2;', []],
    ['// function told() {', []],
    [
      'export interface Room {\n  readonly held?: number;\n  tell(key: string): void;\n}',
      ['2 held', '3 tell'],
    ],
  ])('reads %j', (text, hits) => {
    expect(participlesIn(text)).toEqual(hits);
  });

  it('ADR-595: names the rooms that are still open to lint', () => {
    const { overrides } = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as {
      overrides: { files: string[]; rules: Record<string, unknown> }[];
    };
    const open = overrides.filter(({ rules }) => rules[RULE] === 'off').flatMap(({ files }) => files);
    expect(open).toEqual(OPEN_ROOMS);
  });

  it('ADR-595: lint refuses a participle as the name of a variable, parameter, function, type or field', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-names-'));
    try {
      const config = join(folder, 'oxlintrc.json');
      const rules = { [RULE]: 'error' };
      writeFileSync(config, JSON.stringify({ jsPlugins: [join(ROOT, 'tools/lint/names.mjs')], rules }));
      writeFileSync(join(folder, 'sample.ts'), SAMPLE);
      const reports = await reportsOf(config, folder);
      expect(reports.map((line) => /sample\.ts:(\d+).*`(\w+)`/.exec(line)?.slice(1).join(' '))).toEqual(
        REFUSED,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
