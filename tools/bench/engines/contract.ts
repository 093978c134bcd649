/** What each measured engine gives the harness: its own input made from the bench page, and an element that draws it. */
import type { ReactNode } from 'react';
import type { BenchNode } from '../page/nodes.ts';

export interface BenchEngine<Input = unknown> {
  /** Turns the page into the engine's own data; not part of any measured time. Unchanged nodes stay the same objects. */
  prepare(nodes: readonly BenchNode[]): Input;
  draw(input: Input): ReactNode;
}

/** Keeps what was made of each node, so that an engine that compares by identity is not made to lose. */
export function perNode<Made extends object>(make: (node: BenchNode) => Made): (node: BenchNode) => Made {
  const parts = new WeakMap<BenchNode, Made>();
  return (node) => {
    const component = parts.get(node) ?? make(node);
    parts.set(node, component);
    return component;
  };
}
