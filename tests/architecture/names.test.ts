/** Names say what a thing is: no function, type or field is named by a participle alone, and those that are grow fewer. */
import { readFileSync } from 'node:fs';
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
 * Declarations named so, by folder. A ceiling only falls: lower it with what you rename. What remains are verbs that are
 * spelt alike, columns of tables and states of machines.
 */
const CEILINGS: Readonly<Record<string, number>> = { schemas: 0, renderers: 41, src: 72, server: 33 };

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
});
