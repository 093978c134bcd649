/** The folders of renderers as they stand on disk. */
import type { Shelf } from '#schemas/page/define-renderer.ts';
import { folders, has } from './files.ts';

export interface RendererModule {
  family: string;
  kind: string;
  /** renderers/<family>/<kind> */
  path: string;
  hasVersions: boolean;
  hasExamples: boolean;
  /** As its definition says, once that was read. */
  offers?: Shelf;
}

export function listRendererModules(): RendererModule[] {
  return folders('renderers').flatMap((family) =>
    folders(`renderers/${family}`)
      .map((kind) => ({ family, kind, path: `renderers/${family}/${kind}` }))
      .filter(({ path }) => has(`${path}/definition.ts`) && has(`${path}/view.tsx`))
      .map((renderer) => ({
        ...renderer,
        hasVersions: has(`${renderer.path}/versions.ts`),
        hasExamples: has(`${renderer.path}/examples.ts`),
      })),
  );
}

/** A block merchants place on pages, whatever its family: an editor in a browser reads its definition, and no other renderer's. */
export function isBlock({ offers }: { offers?: Shelf }): boolean {
  return offers === 'page-block';
}
