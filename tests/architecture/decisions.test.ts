/** Each decision says whether it still holds, is named by its subject, and can be followed from wherever it is linked. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, sourceFiles } from '../../tools/imports.ts';
import { citableIds, decisionFiles } from '../../tools/laws.ts';
import { citationsIn } from './citations.ts';

const STATUS =
  /^\*\*Status\.\*\* (?:Accepted\.|(?:Accepted, in part superseded|Superseded) by ((?:ADR-|D)\d[^:]*): .+\.)$/;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const files = decisionFiles();
const records = files.map((file) => {
  const [title = '', , status = ''] = read(file).split('\n');
  return { file, number: file.slice(file.lastIndexOf('/') + 1).slice(0, 3), title, status };
});
const known = citableIds();

/** What is wrong with a status line, or nothing. */
function faultOf(status: string, number: string): string[] {
  const [whole, successor] = STATUS.exec(status) ?? [];
  if (whole === undefined) return [`"${status}" is not a status the template knows`];
  if (successor === undefined) return [];
  const ids = citationsIn(successor).map(({ id }) => id);
  if (ids.length === 0) return [`"${successor}" names no decision`];
  return ids
    .filter((id) => !known.has(id) || id === `ADR-${number}`)
    .map((id) => `${id} cannot succeed ${number}`);
}

describe('decisions', () => {
  it('each has a status, and what was overtaken names its successor', () => {
    expect(files.length).toBeGreaterThan(80);
    expect(
      records.flatMap(({ file, status, number }) =>
        faultOf(status, number).map((fault) => `${file}: ${fault}`),
      ),
    ).toEqual([]);
  });

  it.each([
    ['**Status.** Accepted.', 0],
    ['**Status.** Superseded by D122: another layer of words.', 0],
    ['**Status.** Accepted, in part superseded by ADR-179 and ADR-189: locks.', 0],
    ['**Status.** Superseded.', 1],
    ['**Status.** Superseded by ADR-179.', 1],
    ['**Context.** No status at all.', 1],
    [`**Status.** Superseded by ADR-${777}: nobody wrote it.`, 1],
    ['**Status.** Superseded by ADR-150: itself.', 1],
  ])('reads %j as a status with %i faults', (status, faults) => {
    expect(faultOf(status, '150')).toHaveLength(faults);
  });

  it('each is named by its title, which begins with its number', () => {
    const named = (title: string) =>
      title
        .replace(/^# ADR-/, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/-$/, '');
    expect(
      records
        .filter(({ file, title }) => !file.endsWith(`/${named(title)}.md`))
        .map(({ file, title }) => `${file} has the title "${title}"`),
    ).toEqual([]);
  });

  it('every link of the documents leads to a file', () => {
    const documents = [...sourceFiles(['docs'], /\.md$/), 'README.md', 'CONTRIBUTING.md'];
    const links = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = '']) => ({ file, to })),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(
      links
        .filter(({ file, to }) => !existsSync(join(ROOT, dirname(file), to)))
        .map(({ file, to }) => `${file} links to ${to}`),
    ).toEqual([]);
  });
});
