/** Writes three story files a renderer: its playground with a docs page, its examples, its states; removes those of rooms that are gone. */
import { readFileSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { AnyRenderer, RendererExample } from '#schemas/page/define-renderer.ts';
import { at, files, folders, pascal, writeGenerated } from './files.ts';
import type { Room } from './rooms.ts';
import { factsOfSource, planStories, type StoryPlan } from './story-plan.ts';

type Example = RendererExample<unknown>;

/** Examples are plain, so no view has to be loaded. One file that cannot be loaded is a problem, not the end. */
async function examplesOf(room: Room): Promise<readonly Example[]> {
  const module: { examples?: readonly Example[] } = await import(
    pathToFileURL(at(`${room.path}/examples.ts`)).href
  );
  return module.examples ?? [];
}

function sourceOf(room: Room): string {
  const sources = [...files(room.path, '.tsx'), ...files(room.path, '.ts')];
  return sources
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(at(`${room.path}/${file}`), 'utf8'))
    .join('\n');
}

const head = (
  room: Room,
  from: readonly string[],
) => `import { ${from.join(', ')} } from '../../support/renderer-story.tsx';
import view from '#${room.path}/view.tsx';
import { definition } from '#${room.path}/definition.ts';
import { examples } from '#${room.path}/examples.ts';
${room.hasVersions ? `import { migrations } from '#${room.path}/versions.ts';\n` : ''}
const room = { path: '${room.path}', view, definition, examples, migrations${room.hasVersions ? '' : ': []'} };
`;

const title = (room: Room, part = '') => `Renderers/${pascal(room.family)}/${room.kind}${part}`;

/** States only a person can judge: axe would see in them what it saw in the example, so story tests pass over them. */
const FOR_THE_EYE: ReadonlySet<string> = new Set(['still', 'pseudo']);

/** The files of one room, by path. */
function storyFiles(room: Room, plan: StoryPlan): Map<string, string> {
  const base = `stories/renderers/${room.family}/${room.kind}`;
  const examples = plan.examples.map(
    ({ story, name }) => `export const ${story} = exampleStory(room, '${name}');`,
  );
  const states = plan.states.map(({ story, state, of }) => {
    const call = `stateStory(room, '${state}', '${of}')`;
    return `export const ${story} = ${FOR_THE_EYE.has(state) ? `{ ...${call}, tags: ['!test'] }` : call};`;
  });
  // Named apart, for a file without a test would still cost the test run a page of its own.
  const isJudged = plan.states.some(({ state }) => !FOR_THE_EYE.has(state));
  return new Map([
    [
      `${base}.playground.stories.gen.tsx`,
      `${head(room, ['playground', 'rendererMeta'])}
const meta = { ...rendererMeta(room), title: '${title(room)}', tags: ['autodocs'] };
export default meta;

export const Playground = playground(room, '${plan.playground}');
`,
    ],
    [
      `${base}.examples.stories.gen.tsx`,
      `${head(room, ['exampleStory', 'rendererMeta'])}
const meta = { ...rendererMeta(room), title: '${title(room, '/Examples')}' };
export default meta;

${examples.join('\n')}
`,
    ],
    [
      `${base}.${isJudged ? 'states' : 'eye'}.stories.gen.tsx`,
      `${head(room, ['rendererMeta', 'stateStory'])}
const meta = { ...rendererMeta(room), title: '${title(room, '/States')}' };
export default meta;

${states.join('\n')}
`,
    ],
  ]);
}

function removeOthers(wanted: ReadonlySet<string>): void {
  for (const family of folders('stories/renderers')) {
    for (const file of files(`stories/renderers/${family}`, '.stories.gen.tsx')) {
      const path = `stories/renderers/${family}/${file}`;
      if (!wanted.has(path)) rmSync(at(path));
    }
  }
}

/** Resolves to the problems found, each a line. */
export async function writeStories(
  rooms: readonly Room[],
  definitions: readonly AnyRenderer[],
): Promise<string[]> {
  const problems: string[] = [];
  const wanted = new Set<string>();
  for (const [index, room] of rooms.entries()) {
    const definition = definitions[index];
    if (!room.hasExamples || definition === undefined) continue;
    const examples = await examplesOf(room).catch((error: unknown) => {
      problems.push(`${room.path}/examples.ts: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    });
    const plan = planStories(definition, examples, factsOfSource(sourceOf(room)));
    for (const [path, body] of storyFiles(room, plan)) {
      wanted.add(path);
      writeGenerated(path, body);
    }
  }
  removeOthers(wanted);
  return problems;
}
