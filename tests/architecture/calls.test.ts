/** Contracts and handlers stand in folders of one name, and the registries list all of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.gen.ts';
import { handlers } from '#server/start/handlers.gen.ts';
import { camel } from '../../tools/gen/files.ts';
import { ROOT, sourceFiles } from '../../tools/imports.ts';

const AREA = /^(?:schemas\/api|server\/areas)\/([\w-]+)\//;

/** `{call: area}` of every match of the pattern, whose group is the call's name. */
function areasOf(paths: readonly string[], pattern: RegExp): Record<string, string> {
  const rows = paths.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(pattern)].map(
      ([, name = '']) => [name, AREA.exec(path)?.[1] ?? ''] as const,
    ),
  );
  return Object.fromEntries(rows);
}

const contracts = areasOf(
  sourceFiles(['schemas/api'], /\.ts$/),
  /= defineEndpoint\(\{[^}]*?name: '([^']+)'/g,
);

describe('folders of calls', () => {
  it('M200: the registries list every contract and every handler', () => {
    expect(endpoints.map(({ name }) => name).sort()).toEqual(Object.keys(contracts).sort());
    expect(handlers).toHaveLength(endpoints.length);
  });

  it('M200: a contract stands in the folder of the area that answers it', () => {
    expect(Object.fromEntries(endpoints.map(({ name, area }) => [name, area]))).toEqual(contracts);
    const answers = sourceFiles(['server/areas'], /\.ts$/).filter((path) =>
      /\/calls\/|\/activities\/[\w-]+\/calls\.ts$/.test(path),
    );
    const variables = areasOf(answers, /^export const (\w+)Handler = handle\(/gm);
    expect(variables).toEqual(
      Object.fromEntries(Object.entries(contracts).map(([name, area]) => [camel(name), area])),
    );
  });
});
