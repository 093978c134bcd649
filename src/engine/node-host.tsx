/**
 * One placed node: its boundary, its condition and its turn to become live, in a single fiber and without an element
 * of its own. It draws again only when its own immutable node or data changed.
 */
import { Component, type ErrorInfo, type ReactNode, Suspense, use, useEffect, useMemo } from 'react';
import { decide } from '#schemas/page/condition.ts';
import type { BrokenReason, PageData, ReadyNode } from '#schemas/page/ready.ts';
import { secondsOf } from '#schemas/time.ts';
import type { View } from './define-view.ts';
import { drawView, type NodeOwner } from './draw-view.tsx';
import type { Engine, Viewer } from './engine.ts';
import { BrokenMark } from './fallbacks.tsx';
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

/** A node whose condition depends on the person: absent from public HTML, drawn once the viewer is known (D35, D114). */
function PersonalNode({ engine, node, when, host }: PersonalProps): ReactNode {
  const viewer = useViewer();
  const open = useMemo((): ReadyNode => {
    const { when: _when, hydrate: _mark, ...rest } = node;
    return rest;
  }, [node]);
  return meets(when, viewer, engine) ? host(open) : null;
}

/**
 * Stands for a node while nothing of it can be shown; tells the engine, which knows whether the server had drawn it.
 * Mounted when React had to throw a pending node's markup away (a browser extension changed the page, say): then waiting
 * would leave a hole, so the page is asked for anew. Also mounted by a node that only now came to be drawn, as in a
 * fold.
 */
function Recovery({ engine, node }: { engine: Engine; node: ReadyNode }): ReactNode {
  const { id, hydrate } = node;
  useEffect(() => {
    if (hydrate !== undefined && hydrate !== 'load') engine.recover(id);
  }, [engine, id, hydrate]);
  return null;
}

interface NodeProps {
  engine: Engine;
  node: ReadyNode;
  data: PageData;
}

interface NodeState {
  /** The node this state is of; undefined while there is nothing to say of any. */
  node: ReadyNode | undefined;
  threw: boolean;
  /** Names of data to fetch again, after an action changed what they say. */
  stale: readonly string[];
}

/** Nothing threw, nothing has gone stale; one value for all nodes, of which a page has hundreds. */
const CALM: NodeState = Object.freeze({ node: undefined, threw: false, stale: Object.freeze([]) });

class NodeHost extends Component<NodeProps, NodeState> implements NodeOwner {
  override state = CALM;

  static getDerivedStateFromError(): Partial<NodeState> {
    return { threw: true };
  }

  /** A changed node deserves another try (preview), and brings its own data. */
  static getDerivedStateFromProps(props: NodeProps, state: NodeState): NodeState | null {
    if (state.node === props.node || (!state.threw && state.stale === CALM.stale)) return null;
    return state.node === undefined ? { ...state, node: props.node } : CALM;
  }

  override shouldComponentUpdate(next: NodeProps, state: NodeState): boolean {
    const { node, data, engine } = this.props;
    if (next.node !== node || next.engine !== engine || state !== this.state) return true;
    return next.data !== data && (node.slots !== undefined || next.data[node.id] !== data[node.id]);
  }

  override componentDidMount(): void {
    const { engine, node } = this.props;
    if (node.hydrate === undefined) engine.onReady(node.id);
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const { engine, node } = this.props;
    engine.report({
      level: 'error',
      kind: 'js',
      message: error instanceof Error ? error.message : String(error),
      nodeId: node.id,
      nodeKind: node.kind,
      stack: `${error instanceof Error ? (error.stack ?? '') : ''}${info.componentStack ?? ''}`,
    });
  }

  refresh(names: readonly string[]): void {
    this.setState({ node: this.props.node, stale: [...names] });
  }

  drawNodes(nodes: readonly ReadyNode[]): ReactNode {
    const { engine, data } = this.props;
    return engine.drawNodes(engine, nodes, data);
  }

  draw(view: View): ReactNode {
    const { engine, node, data } = this.props;
    return drawView({ engine, view, node, data, stale: this.state.stale, owner: this });
  }

  override render(): ReactNode {
    const { engine, node } = this.props;
    if (this.state.threw) return drawBroken(engine, node, 'threw');
    if (node.broken !== undefined) return drawBroken(engine, node, node.broken);
    if (node.when !== undefined) {
      return (
        <PersonalNode engine={engine} node={node} when={node.when} host={(open) => this.drawNodes([open])} />
      );
    }
    const view = node.hydrate === undefined ? engine.views.peek(node.kind) : undefined;
    if (view !== undefined) return this.draw(view);
    return (
      <Suspense fallback={<Recovery engine={engine} node={node} />}>
        <Hydrating engine={engine} node={node} host={this} />
      </Suspense>
    );
  }
}

/** A list of nodes, each under its own boundary. Broken ones may share an id, so their place is part of the key. */
export function hostNodes(engine: Engine, nodes: readonly ReadyNode[], data: PageData): ReactNode {
  return nodes.map((node, index) => (
    <NodeHost
      key={node.broken === undefined ? node.id : `${index}:${node.id}`}
      engine={engine}
      node={node}
      data={data}
    />
  ));
}

/** In a node's place where it cannot be drawn: a mark for the merchant's eyes, nothing for the shopper's. */
export function drawBroken(engine: Engine, node: ReadyNode, reason: BrokenReason): ReactNode {
  if (engine.mode !== 'preview') return null;
  return <BrokenMark key={node.id} node={node} reason={reason} locale={engine.locale} />;
}

interface HydratingProps {
  engine: Engine;
  node: ReadyNode;
  host: NodeHost;
}

/** Suspends until the node's turn has come; React keeps the server's HTML meanwhile. */
function Hydrating({ engine, node, host }: HydratingProps): ReactNode {
  const { id } = node;
  useEffect(() => {
    engine.onReady(id);
  }, [engine, id]);
  const coming = engine.hydrate(node);
  const view = coming instanceof Promise ? use(coming) : coming;
  return view === undefined ? drawBroken(engine, node, 'unknown-kind') : host.draw(view);
}
