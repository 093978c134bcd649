/** Features and their users: what a manifest or a definition names in `uses` is what is imported, and nobody uses themself. */
import { describe, expect, it } from 'vitest';
import { definitions } from '#renderers/definitions.gen.ts';
import { featureUse, judgeFeatureUse, type FeatureUses } from '../../tools/boundaries.ts';
import { inOrder, loadFeatures } from '../../tools/gen/features.ts';
import { importsOf, readAliases, sourceFiles } from '../../tools/imports.ts';

const features = await loadFeatures();
const manifests: FeatureUses = {
  uses: new Map<string, readonly string[]>([
    ...features.map(({ name, uses }) => [name, uses] as const),
    ...definitions.map(({ kind, uses }) => [kind, uses] as const),
  ]),
  doors: new Map(features.map(({ name, doors = [] }) => [name, doors])),
};

const aliases = readAliases();
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const imports = sourceFiles(['renderers', 'src/features'])
  .filter((path) => !isTest(path))
  .flatMap((path) =>
    importsOf(path, aliases).flatMap(({ file, line }) => (file === undefined ? [] : [{ path, line, file }])),
  );

describe('features', () => {
  it('architecture: views and features import only the features they name, by index.ts or a named door', () => {
    const faults = imports.flatMap(({ path, line, file }) => {
      const fault = judgeFeatureUse(path, file, manifests);
      return fault === undefined ? [] : [`${path}:${line} ${file}: ${fault}`];
    });
    expect(faults).toEqual([]);
  });

  it('architecture: what is named is used', () => {
    const usedPaths = new Set(
      imports.flatMap(({ path, file }) => {
        const use = featureUse(path, file);
        return use === undefined ? [] : [`${use.user} uses ${use.feature}`];
      }),
    );
    const namedNames = [...manifests.uses].flatMap(([user, names]) =>
      names.map((name) => `${user} uses ${name}`),
    );
    expect(namedNames.length).toBeGreaterThan(10);
    expect(namedNames.filter((one) => !usedPaths.has(one))).toEqual([]);
  });

  it('architecture: every door is a file, and no kind has the name of a feature', () => {
    const files = new Set(sourceFiles(['src/features']));
    const doors = features.flatMap(({ name, doors: own = [] }) =>
      own.map((door) => `src/features/${name}/${door}.ts`),
    );
    expect(doors.filter((door) => !files.has(door))).toEqual([]);
    expect(definitions.filter(({ kind }) => features.some(({ name }) => name === kind))).toEqual([]);
  });

  it('architecture: features stand after those they use, and a circle has no order', () => {
    const names = inOrder(features).map(({ name }) => name);
    for (const { name, uses } of features)
      for (const usedText of uses) expect(names.indexOf(usedText)).toBeLessThan(names.indexOf(name));
    const circle = [
      { name: 'auth', uses: ['account'] },
      { name: 'account', uses: ['auth'] },
    ] as const;
    expect(() => inOrder(circle)).toThrow('auth -> account -> auth');
    expect(() => inOrder([{ name: 'auth', uses: ['account'] }])).toThrow('nobody has');
  });

  it.each([
    ['renderers/page/banner/view.tsx', 'src/features/auth/index.ts', 'does not name auth'],
    ['renderers/auth/login-panel/view.tsx', 'src/features/auth/login-flow.ts', 'no door'],
    ['src/features/forms/field-message.ts', 'src/features/auth/index.ts', 'does not name auth'],
  ])('architecture: %s may not import %s', (from, to, why) => {
    expect(judgeFeatureUse(from, to, manifests)).toContain(why);
  });

  it.each([
    ['renderers/auth/login-panel/view.tsx', 'src/features/auth/index.ts'],
    ['renderers/page/info-form/view.tsx', 'src/features/forms/field-message.ts'],
    ['src/features/auth/log-out.ts', 'src/features/account/person.ts'],
    ['src/features/auth/log-out.ts', 'src/features/auth/lazy-login.ts'],
  ])('architecture: %s may import %s', (from, to) => {
    expect(judgeFeatureUse(from, to, manifests)).toBeUndefined();
  });
});
