/** Writes three story files a renderer: its playground with a docs page, its examples, its states. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { AnyRenderer, RendererExample } from '#schemas/page/define-renderer.ts';
import { at, files, pascal, writeGenerated } from './files.ts';
import type { RendererModule } from './renderer-modules.ts';
import { factsOfSource, planStories, type StoryPlan } from './story-plan.ts';

type Example = RendererExample<unknown>;

/** Examples are plain, so no view has to be loaded. One file that cannot be loaded is a problem, not the end. */
async function examplesOf(renderer: RendererModule): Promise<readonly Example[]> {
  const module: { examples?: readonly Example[] } = await import(
    pathToFileURL(at(`${renderer.path}/examples.ts`)).href
  );
  return module.examples ?? [];
}

function sourceOf(renderer: RendererModule): string {
  const sources = [...files(renderer.path, '.tsx'), ...files(renderer.path, '.ts')];
  return sources
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(at(`${renderer.path}/${file}`), 'utf8'))
    .join('\n');
}

const head = (
  renderer: RendererModule,
  from: readonly string[],
) => `import { ${from.join(', ')} } from '../../support/renderer-story.tsx';
import view from '#${renderer.path}/view.tsx';
import { definition } from '#${renderer.path}/definition.ts';
import { examples } from '#${renderer.path}/examples.ts';
${renderer.hasVersions ? `import { migrations } from '#${renderer.path}/versions.ts';\n` : ''}
const renderer = { path: '${renderer.path}', view, definition, examples, migrations${renderer.hasVersions ? '' : ': []'} };
`;

const title = (renderer: RendererModule, part = '') =>
  `Renderers/${pascal(renderer.family)}/${renderer.kind}${part}`;

/** States only a person can judge: axe would see in them what it saw in the example, so story tests pass over them. */
const FOR_THE_EYE: ReadonlySet<string> = new Set(['still', 'pseudo']);

/** The files of one renderer, by path. */
function storyFiles(renderer: RendererModule, plan: StoryPlan): Map<string, string> {
  const base = `stories/renderers/${renderer.family}/${renderer.kind}`;
  const examples = plan.examples.map(
    ({ story, name }) => `export const ${story} = exampleStory(renderer, '${name}');`,
  );
  const states = plan.states.map(({ story, state, of }) => {
    const call = `stateStory(renderer, '${state}', '${of}')`;
    return `export const ${story} = ${FOR_THE_EYE.has(state) ? `{ ...${call}, tags: ['!test'] }` : call};`;
  });
  // Named apart, for a file without a test would still cost the test run a page of its own.
  const isJudged = plan.states.some(({ state }) => !FOR_THE_EYE.has(state));
  return new Map([
    [
      `${base}.playground.stories.gen.tsx`,
      `${head(renderer, ['playground', 'rendererMeta'])}
const meta = { ...rendererMeta(renderer), title: '${title(renderer)}', tags: ['autodocs'] };
export default meta;

export const Playground = playground(renderer, '${plan.playground}');
`,
    ],
    [
      `${base}.examples.stories.gen.tsx`,
      `${head(renderer, ['exampleStory', 'rendererMeta'])}
const meta = { ...rendererMeta(renderer), title: '${title(renderer, '/Examples')}' };
export default meta;

${examples.join('\n')}
`,
    ],
    [
      `${base}.${isJudged ? 'states' : 'eye'}.stories.gen.tsx`,
      `${head(renderer, ['rendererMeta', 'stateStory'])}
const meta = { ...rendererMeta(renderer), title: '${title(renderer, '/States')}' };
export default meta;

${states.join('\n')}
`,
    ],
  ]);
}

/** Resolves to the problems found, each a line. */
export async function writeStories(
  renderers: readonly RendererModule[],
  definitions: readonly AnyRenderer[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, renderer] of renderers.entries()) {
    const definition = definitions[index];
    if (!renderer.hasExamples || definition === undefined) continue;
    const examples = await examplesOf(renderer).catch((error: unknown) => {
      problems.push(
        `${renderer.path}/examples.ts: ${error instanceof Error ? error.message : String(error)}`,
      );
      return [];
    });
    const plan = planStories(definition, examples, factsOfSource(sourceOf(renderer)));
    for (const [path, body] of storyFiles(renderer, plan)) writeGenerated(path, body);
  }
  return problems;
}
