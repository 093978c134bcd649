/** The renderer rooms as they stand on disk. */
import { folders, has } from './files.ts';

export interface Room {
  family: string;
  kind: string;
  /** renderers/<family>/<kind> */
  path: string;
  hasVersions: boolean;
  hasExamples: boolean;
}

export function listRooms(): Room[] {
  return folders('renderers').flatMap((family) =>
    folders(`renderers/${family}`)
      .map((kind) => ({ family, kind, path: `renderers/${family}/${kind}` }))
      .filter(({ path }) => has(`${path}/definition.ts`) && has(`${path}/view.tsx`))
      .map((room) => ({
        ...room,
        hasVersions: has(`${room.path}/versions.ts`),
        hasExamples: has(`${room.path}/examples.ts`),
      })),
  );
}
