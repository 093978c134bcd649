/** Every module of renderers/ has the same files, and its names agree with its folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyRenderer, PropsMigration, RendererExample } from '#schemas/page/define-renderer.ts';
import type { View } from '#engine/define-view.ts';
import { ROOT } from '../../tools/imports.ts';

const FILES = ['definition.ts', 'view.tsx', 'words.ts', 'examples.ts'];
const EXAMPLE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const folders = (path: string) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];
const modules = folders(join(ROOT, 'renderers')).flatMap((family) =>
  folders(join(ROOT, 'renderers', family)).map((kind) => ({
    family,
    kind,
    path: join(ROOT, 'renderers', family, kind),
  })),
);

const load = <Module>(path: string, file: string): Promise<Module> =>
  import(/* @vite-ignore */ join(path, file));

describe.each(modules)('renderers/$family/$kind', ({ family, kind, path }) => {
  it('architecture: the module has all its files', () => {
    expect(FILES.filter((file) => !existsSync(join(path, file)))).toEqual([]);
  });

  it('architecture: kind, family and folder are one name; both titles are written', async () => {
    const { definition } = await load<{ definition: AnyRenderer }>(path, 'definition.ts');
    expect(definition).toMatchObject({ kind, family });
    for (const text of [definition.title, definition.description]) {
      expect(text.cn).not.toBe('');
      expect(text.en).not.toBe('');
    }
  });

  it('architecture: it has at least two examples with plain names, each once', async () => {
    const { examples } = await load<{ examples: RendererExample[] }>(path, 'examples.ts');
    const names = examples.map((example) => example.name);
    expect(names.length).toBeGreaterThanOrEqual(2);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !EXAMPLE_NAME.test(name))).toEqual([]);
  });

  it('architecture: the view is made of this very definition and these words', async () => {
    const { definition } = await load<{ definition: AnyRenderer }>(path, 'definition.ts');
    const { default: view } = await load<{ default: View }>(path, 'view.tsx');
    const { words } = await load<{ words: View['words'] }>(path, 'words.ts');
    // A module whose definition reads with a heavy parser keeps it from the browser: its view is made of shape.ts.
    const shape = existsSync(join(path, 'shape.ts'))
      ? (await load<{ shape: AnyRenderer }>(path, 'shape.ts')).shape
      : definition;
    expect(view.definition).toBe(shape);
    expect({ ...definition, prepare: undefined }).toEqual({ ...shape, prepare: undefined });
    expect(view.words).toBe(words);
  });

  it('architecture: a raised version has a migration for every step, a first version has none', async () => {
    const { definition } = await load<{ definition: AnyRenderer }>(path, 'definition.ts');
    const file = join(path, 'versions.ts');
    const steps = existsSync(file)
      ? (await load<{ migrations: PropsMigration[] }>(path, 'versions.ts')).migrations
      : [];
    expect(steps.map((step) => step.to)).toEqual(
      Array.from({ length: definition.version - 1 }, (_, index) => index + 2),
    );
  });

  it('architecture: its style holds no colour of its own', () => {
    const file = join(path, 'view.module.css');
    const css = existsSync(file) ? readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') : '';
    expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi) ?? []).toEqual([]);
  });
});

describe('renderers', () => {
  it('architecture: a kind is taken once in the whole repository', () => {
    const kinds = modules.map((module) => module.kind);
    expect(kinds.filter((kind, index) => kinds.indexOf(kind) !== index)).toEqual([]);
    expect(kinds.length).toBeGreaterThan(10);
  });
});
