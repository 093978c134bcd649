/** Writes one story file a renderer, one story an example; removes those of rooms that are gone. */
import { readFileSync, rmSync } from 'node:fs';
import { at, files, folders, pascal, writeGenerated } from './files.ts';
import type { Room } from './rooms.ts';

/** Names of the examples, read from the source so that no view has to be loaded. */
function exampleNames(room: Room): string[] {
  const source = readFileSync(at(`${room.path}/examples.ts`), 'utf8');
  return [
    ...new Set([...source.matchAll(/^\s{2,6}name: '([a-z0-9-]+)'/gm)].flatMap((match) => match[1] ?? [])),
  ];
}

export function writeStories(rooms: readonly Room[]): void {
  const wanted = new Set<string>();
  for (const room of rooms) {
    if (!room.hasExamples) continue;
    const file = `stories/renderers/${room.family}/${room.kind}.stories.gen.tsx`;
    wanted.add(file);
    const stories = exampleNames(room).map(
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
}
