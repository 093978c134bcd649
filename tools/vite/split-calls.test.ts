/** Calls of one contract file, each in a module of its own. */
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { importApart, onlyExport } from './split-calls.ts';

const bodyOf = (code: string) => parseSync('file.js', code).program.body;

const CONTRACTS = `import { Id } from '../../id.ts';
import { CODES, OTHER } from '../../codes.ts';
const shared = { codes: CODES };
const lonely = OTHER;
export const oneGet = define({ name: 'one.get', ...shared });
export const twoGet = define({ name: 'two.get', id: Id });
export function tag(id) { return lonely + id; }`;

test('ADR-575: a page that imports one call imports the module of that call', () => {
  const code = `import { oneGet, twoGet as two } from '#schemas/api/live/votes.ts';\nimport { x } from './x.ts';`;
  expect(importApart(code, '/root/src/a.ts', bodyOf(code))).toBe(
    'import { oneGet as oneGet } from "#schemas/api/live/votes.ts?only=oneGet"; import { twoGet as two } from "#schemas/api/live/votes.ts?only=twoGet";\nimport { x } from \'./x.ts\';',
  );
});

test.each([
  [
    'a contract beside it',
    `import { a } from '../pages/pages.ts';`,
    '/root/schemas/api/zones/zones.ts',
    true,
  ],
  ['a shape', `import { a } from '../../id.ts';`, '/root/schemas/api/zones/zones.ts', false],
  ['what defines calls', `import { a } from '#schemas/api/define-endpoint.ts';`, '/root/src/a.ts', false],
])('ADR-575: %s', (_what, code, importer, isApart) => {
  expect(importApart(code, importer, bodyOf(code)) !== undefined).toBe(isApart);
});

test('ADR-575: of the file only what the call is made of is left', () => {
  expect(onlyExport(CONTRACTS, 'oneGet', bodyOf(CONTRACTS)))
    .toBe(`import { CODES, OTHER } from '../../codes.ts';
const shared = { codes: CODES };
export const oneGet = define({ name: 'one.get', ...shared });`);
  expect(onlyExport(CONTRACTS, 'tag', bodyOf(CONTRACTS))).not.toContain('define(');
  expect(onlyExport(CONTRACTS, 'tag', bodyOf(CONTRACTS))).toContain('const lonely');
});
