/** A node whose condition depends on the person: absent from public HTML, drawn once the viewer is known (D35, D114). */
import { useMemo, type ReactNode } from 'react';
import { decide } from '#schemas/page/condition.ts';
import type { ReadyNode } from '#schemas/page/ready.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Engine, Viewer } from './engine.ts';
import { useViewer } from './provider.tsx';

interface PersonalProps {
  engine: Engine;
  node: ReadyNode;
  when: NonNullable<ReadyNode['when']>;
  /** Draws the node as one that everybody may see. */
  host: (node: ReadyNode) => ReactNode;
}

function meets(when: PersonalProps['when'], viewer: Viewer, engine: Engine): boolean {
  if (viewer.status === 'unknown') return false;
  const user = viewer.status === 'in' ? viewer.user : undefined;
  const person = { loggedIn: user !== undefined, svip: user?.svip ?? false, bought: user?.bought ?? [] };
  const facts = {
    locale: engine.locale,
    capabilities: engine.can,
    now: secondsOf(engine.now()),
    viewer: person,
  };
  return decide(when, facts) === 'draw';
}

export function PersonalNode({ engine, node, when, host }: PersonalProps): ReactNode {
  const viewer = useViewer();
  const open = useMemo((): ReadyNode => {
    const { when: _met, hydrate: _mark, ...rest } = node;
    return rest;
  }, [node]);
  return meets(when, viewer, engine) ? host(open) : null;
}
