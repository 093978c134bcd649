/** The build puts the engine under measurement in this module's place. */
declare module 'bench:engine' {
  import type { ReactNode } from 'react';

  export const engine: { prepare(nodes: readonly object[]): unknown; draw(input: unknown): ReactNode };
}
