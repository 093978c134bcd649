/** Each decision record has its parts, is numbered once, says what it gave way to, and can be followed from wherever it is linked. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slugOf } from '../../tools/guide/markdown.ts';
import { ROOT, sourceFiles } from '../../tools/imports.ts';
import { citableIds } from '../../tools/laws.ts';
import { readRecords, recordFiles, recordsIn, type DecisionRecord } from '../../tools/records.ts';
import { citationsIn } from './citations.ts';

/** A record without a status holds, as one that says so. */
const STATUS = /^\*\*Status\.\*\* (?:Accepted, in part superseded|Superseded) by ((?:ADR-|D)\d[^:]*): .+\.$/;
const LONGEST_LINES = 60;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const records = readRecords();
const knownItems = citableIds();

/** What is wrong with a record's status, or nothing. */
function faultsOf({ body, ids }: Pick<DecisionRecord, 'body' | 'ids'>): string[] {
  const [line = ''] = body.split('\n');
  if (!line.startsWith('**Status') || line === '**Status.** Accepted.') return [];
  const [, successor] = STATUS.exec(line) ?? [];
  if (successor === undefined) return [`"${line}" is no status`];
  const citedIds = citationsIn(successor).map(({ id }) => id);
  if (citedIds.length === 0) return [`"${successor}" names no decision`];
  return citedIds.filter((id) => !knownItems.has(id) || ids.includes(id)).map((id) => `${id} cannot succeed`);
}

/** Headings of a file as anchors of GitHub and of the guide. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, text = '']) => slugOf(text));

/** What is wrong with the links of a document. */
function brokenLinks(file: string): string[] {
  return [...read(file).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : posix.join(dirname(file), path);
    if (!existsSync(join(ROOT, target))) return [`${file} links to ${link}`];
    const isLost = anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
    return isLost ? [`${file} links to ${link}, which has no such heading`] : [];
  });
}

describe('decisions', () => {
  it('are read from headings of one form, several numbers in one where a record replaced others', () => {
    const text =
      '# Access\n\n## ADR-192: Access\n\nA.\n\n## ADR-193, ADR-003: Codes\n\nB.\n\n### No record\n';
    expect(recordsIn(text, 'a.md').map(({ ids, title, body }) => [ids, title, body])).toEqual([
      [['ADR-192'], 'Access', 'A.'],
      [['ADR-193', 'ADR-003'], 'Codes', 'B.\n\n### No record'],
    ]);
  });

  it('each has a number of its own, its context, its decision and its consequences, and is short', () => {
    expect(records.length).toBeGreaterThan(200);
    const ids = records.flatMap((record) => record.ids);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const lacking = records.filter(
      ({ body }) =>
        !['**Context.**', '**Decision.**', '**Consequences.**'].every((part) => body.includes(part)),
    );
    expect(lacking.map(({ heading, file }) => `${file}: ${heading}`)).toEqual([]);
    const long = records.filter(({ body }) => body.split('\n').length > LONGEST_LINES);
    expect(long.map(({ heading, file }) => `${file}: ${heading}`)).toEqual([]);
  });

  it('each chapter has a title and nothing between its records', () => {
    const odd = recordFiles().filter((file) => {
      const headings = [...read(file).matchAll(/^#{1,2} .+$/gm)].map(([line]) => line);
      return (
        !/^# (?!ADR-)/.test(headings[0] ?? '') ||
        headings.slice(1).some((line) => !/^## ADR-\d{3}/.test(line))
      );
    });
    expect(odd).toEqual([]);
  });

  it('what was overtaken names its successor', () => {
    expect(
      records.flatMap((record) => faultsOf(record).map((fault) => `${record.heading}: ${fault}`)),
    ).toEqual([]);
  });

  it.each([
    ['**Context.** It holds.', 0],
    ['**Status.** Accepted.', 0],
    ['**Status.** Superseded by D122: another layer of words.', 0],
    ['**Status.** Accepted, in part superseded by ADR-179 and ADR-189: locks.', 0],
    ['**Status.** Superseded.', 1],
    ['**Status.** Superseded by ADR-179.', 1],
    [`**Status.** Superseded by ADR-${777}: nobody wrote it.`, 1],
    ['**Status.** Superseded by ADR-150: itself.', 1],
  ])('reads %j as a status with %i faults', (body, faults) => {
    expect(faultsOf({ body, ids: ['ADR-150'] })).toHaveLength(faults);
  });

  it('every link of the documents leads to a file, and to a heading of it', () => {
    const documents = [...sourceFiles(['docs'], /\.md$/), 'README.md', 'CONTRIBUTING.md'];
    expect(documents.flatMap(brokenLinks)).toEqual([]);
    expect(brokenLinks('docs/adr/README.md')).toEqual([]);
    expect(read('docs/adr/README.md').match(/\]\(/g)?.length).toBeGreaterThan(200);
  });
});
