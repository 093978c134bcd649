/** The hand-written page as a measured engine. */
import type { BenchNode } from '../page/nodes.ts';
import type { BenchEngine } from './contract.ts';
import { HandWritten } from './react.tsx';

export const engine: BenchEngine<readonly BenchNode[]> = {
  prepare: (nodes) => nodes,
  draw: (nodes) => <HandWritten nodes={nodes} />,
};
