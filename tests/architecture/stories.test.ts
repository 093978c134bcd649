/** The tree of stories is the registry: every renderer has its playground, its examples and its states, and nothing stands there beside them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RendererExample } from '#schemas/page/define-renderer.ts';
import { definitions } from '#renderers/definitions.gen.ts';
import { pascal } from '../../tools/gen/files.ts';
import { ROOT } from '../../tools/imports.ts';

const STORIES = join(ROOT, 'stories');
const PARTS = ['playground', 'examples', 'states'] as const;

const storyFiles = readdirSync(STORIES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.stories(?:\.gen)?\.tsx$/.test(file),
);
const read = (file: string) => readFileSync(join(STORIES, file), 'utf8');
const titleOf = (file: string) => /title: '([^']+)'/.exec(read(file))?.[1];
const storiesOf = (file: string) =>
  [...read(file).matchAll(/^export const (\w+)/gm)].map((match) => match[1]);
const fileOf = (family: string, kind: string, part: (typeof PARTS)[number]) => {
  const at = (name: string) => `renderers/${family}/${kind}.${name}.stories.gen.tsx`;
  // States that hold no test have a name of their own, by which the test run passes over them.
  return part === 'states' && storyFiles.includes(at('eye')) ? at('eye') : at(part);
};

describe('stories', () => {
  it('D36: the files of placed renderers are those of the registry, no more and no fewer', () => {
    const wantedKinds = definitions.flatMap(({ family, kind }) =>
      PARTS.map((part) => fileOf(family, kind, part)),
    );
    expect(storyFiles.filter((file) => file.startsWith('renderers/')).sort()).toEqual(wantedKinds.sort());
  });

  it('D36: nothing else calls itself a renderer', () => {
    const others = storyFiles.filter((file) => !file.startsWith('renderers/'));
    expect(others.length).toBeGreaterThan(3);
    expect(others.filter((file) => titleOf(file)?.startsWith('Renderers'))).toEqual([]);
  });

  it.each(definitions.map(({ family, kind }) => ({ family, kind })))(
    'D36: $family/$kind stands at its place in the tree with a playground and each of its examples',
    async ({ family, kind }) => {
      const at = `Renderers/${pascal(family)}/${kind}`;
      expect(PARTS.map((part) => titleOf(fileOf(family, kind, part)))).toEqual([
        at,
        `${at}/Examples`,
        `${at}/States`,
      ]);
      const { examples }: { examples: RendererExample[] } = await import(
        /* @vite-ignore */ join(ROOT, 'renderers', family, kind, 'examples.ts')
      );
      expect(storiesOf(fileOf(family, kind, 'playground'))).toEqual(['Playground']);
      expect(storiesOf(fileOf(family, kind, 'examples'))).toEqual(examples.map(({ name }) => pascal(name)));
    },
  );

  it('D36: only states for the eye alone are passed over by the test run, and none of them opens a page there', () => {
    const isUntested = (file: string) =>
      [...read(file).matchAll(/^export const .*$/gm)].every(([story]) => story.includes("tags: ['!test']"));
    const states = storyFiles.filter((file) => /\.(?:states|eye)\.stories/.test(file));
    expect(states.filter(isUntested)).toEqual(states.filter((file) => file.includes('.eye.')));
  });

  it('D36: a renderer that asks for data has stories of it waiting and failing', () => {
    const states = storiesOf(fileOf('page', 'goods-list', 'states'));
    expect(states).toEqual(expect.arrayContaining(['Loading', 'Failed']));
  });
});
