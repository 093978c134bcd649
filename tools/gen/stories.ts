/** Writes one story file a renderer, one story an example; removes those of rooms that are gone. */
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at, files, folders, pascal, writeGenerated } from './files.ts';
import type { Room } from './rooms.ts';

/** Names of the examples; examples.ts is plain, so no view has to be loaded. One that cannot be loaded is a problem, not the end. */
async function exampleNames(room: Room): Promise<string[]> {
  const module: { examples?: readonly { name: string }[] } = await import(
    pathToFileURL(at(`${room.path}/examples.ts`)).href
  );
  return [...new Set((module.examples ?? []).map((example) => example.name))];
}

/** Resolves to the problems found, each a line. */
export async function writeStories(rooms: readonly Room[]): Promise<string[]> {
  const problems: string[] = [];
  const wanted = new Set<string>();
  for (const room of rooms) {
    if (!room.hasExamples) continue;
    const file = `stories/renderers/${room.family}/${room.kind}.stories.gen.tsx`;
    wanted.add(file);
    const names = await exampleNames(room).catch((error: unknown) => {
      problems.push(`${room.path}/examples.ts: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    });
    const stories = names.map(
      (name) => `export const ${pascal(name)} = exampleStory(view, definition, examples, '${name}');`,
    );
    writeGenerated(
      file,
      `import { exampleStory, rendererMeta } from '../../support/renderer-story.tsx';
import view from '#${room.path}/view.tsx';
import { definition } from '#${room.path}/definition.ts';
import { examples } from '#${room.path}/examples.ts';

const meta = {
  ...rendererMeta(view, definition),
  title: 'Renderers/${pascal(room.family)}/${room.kind}',
};
export default meta;

${stories.join('\n')}
`,
    );
  }
  for (const family of folders('stories/renderers')) {
    for (const file of files(`stories/renderers/${family}`, '.stories.gen.tsx')) {
      const path = `stories/renderers/${family}/${file}`;
      if (!wanted.has(path)) rmSync(at(path));
    }
  }
  return problems;
}
