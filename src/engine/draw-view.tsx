/** Fills a view's props and draws it; a node whose data is not all at hand is handed to the fetching part. */
import { type ReactNode, useEffect, useState } from 'react';
import type { DataRequest } from '#schemas/page/data-request.ts';
import { NO_ACTIONS } from '#schemas/page/define-renderer.ts';
import type { DataOutcome, PageData, ReadyNode } from '#schemas/page/ready.ts';
import { requestsOf } from '#schemas/page/requests.ts';
import type { AnyViewProps, View } from './define-view.ts';
import type { Engine } from './engine.ts';
import { Fallback, type FetchingProps } from './fallback.tsx';
import type { QueryNode } from './fetched.tsx';
import { useViewer } from './provider.tsx';

/**
 * A node that still needs data: its fallback while loading, failed or logged out; the fetching part comes where it is
 * needed.
 */
function FetchingNode(props: FetchingProps): ReactNode {
  const { engine, view, node, have, needs } = props;
  const viewer = useViewer();
  const failure = needs.map(([name]) => have[name]).find((outcome) => outcome?.ok === false);
  // What failed with the page is asked for by a retry; a failure that is gone was of another query.
  const [isRetried, setIsRetried] = useState<boolean>();
  const isAsking = isRetried ?? failure === undefined;
  const [part, setPart] = useState<{ QueryNode: typeof QueryNode }>();
  // What is the learner's own is never asked for a stranger, and not before somebody says who looks.
  const personal = needs.some(([, request]) => request.endpoint.perLearner);
  const mayAsk = !personal || viewer.status === 'in';
  useEffect(() => {
    if (!isAsking || !mayAsk || part !== undefined) return;
    import('./fetched.tsx').then(
      (module) => setPart({ QueryNode: module.QueryNode }),
      () => setIsRetried(false),
    );
  }, [isAsking, mayAsk, part]);

  if (personal && viewer.status === 'out') {
    const login = () => engine.events.emit('viewer:needed', {});
    return <Fallback engine={engine} view={view} node={node} name="LoggedOut" retry={login} />;
  }
  if (part !== undefined && isAsking && mayAsk) return <part.QueryNode {...props} />;
  const message = failure?.ok === false ? failure.msg : '';
  const retry = () => setIsRetried(true);
  return (
    <Fallback
      engine={engine}
      view={view}
      node={node}
      name={isAsking ? 'Loading' : 'Failure'}
      retry={retry}
      message={message}
    />
  );
}

/** Who draws a node. An object and no functions of each node's own: a page has hundreds of them. */
export interface NodeOwner {
  /** Draws nodes in one of its slots. */
  drawNodes(nodes: readonly ReadyNode[]): ReactNode;
  /** Asks again for data an action changed. */
  refresh(names: readonly string[]): void;
}

export interface Drawing {
  engine: Engine;
  view: View;
  node: ReadyNode;
  data: PageData;
  stale: readonly string[];
  owner: NodeOwner;
}

const NOTHING: Readonly<Record<string, DataOutcome>> = Object.freeze({});

export function drawView(drawing: Drawing): ReactNode {
  const { engine, view, node, data, stale } = drawing;
  const have = data[node.id] ?? NOTHING;
  const requests = requestsOf(node, view.definition, engine.dataContext);
  const needs = requests.filter(([name]) => have[name]?.ok !== true || stale.includes(name));
  if (needs.length > 0) {
    const draw = (fresh: Readonly<Record<string, unknown>>) =>
      drawWith(drawing, { ...dataOf(requests, have), ...fresh });
    const parts = { engine, view, node, have, needs, stale, draw };
    return <FetchingNode {...parts} />;
  }
  return drawWith(drawing, dataOf(requests, have));
}

function dataOf(requests: readonly [string, DataRequest][], have: Readonly<Record<string, DataOutcome>>) {
  if (requests.length === 0) return NOTHING;
  const values: [string, unknown][] = [];
  for (const [name, outcome] of Object.entries(have)) if (outcome.ok) values.push([name, outcome.data]);
  return Object.fromEntries(values);
}

/** Draws the view with all its data at hand. */
function drawWith(drawing: Drawing, data: Readonly<Record<string, unknown>>): ReactNode {
  const { engine, view, node } = drawing;
  const { Component, definition, translate } = view;
  return (
    <Component
      key={node.id}
      root={{ 'data-node': node.id, 'data-kind': node.kind }}
      id={node.id}
      props={node.props}
      data={data}
      slots={node.slots === undefined ? NOTHING_SLOTS : slotsOf(drawing, node.slots)}
      leads={node.leads === true}
      t={translate(engine.locale)}
      locale={engine.locale}
      can={engine.can}
      intend={engine.intend}
      act={definition.actions === NO_ACTIONS ? NO_ACT : actOf(drawing)}
    />
  );
}

const NOTHING_SLOTS: AnyViewProps['slots'] = Object.freeze({});

function slotsOf({ owner }: Drawing, slots: NonNullable<ReadyNode['slots']>): AnyViewProps['slots'] {
  const parts: Record<string, ReactNode> = {};
  for (const [name, nodes] of Object.entries(slots)) {
    parts[name] = owner.drawNodes(nodes);
  }
  return parts;
}

const NO_ACT: AnyViewProps['act'] = (endpoint) =>
  Promise.reject(new Error(`A renderer without actions sends ${endpoint.name}`));

/**
 * Sends an endpoint one of the definition's actions names, then asks again for the data that action changes; also where
 * what it was about is gone already, for then what is shown is older than that.
 */
function actOf({ engine, view: { definition }, owner }: Drawing): AnyViewProps['act'] {
  return async (endpoint, input) => {
    const action = Object.values(definition.actions).find((one) => one.endpoint.name === endpoint.name);
    if (action === undefined) throw new Error(`${definition.kind} declares no action for ${endpoint.name}`);
    const answer = await engine.call(endpoint, input);
    const isChanged = answer.ok || answer.code === 'not-found';
    if (isChanged && action.refreshes.length > 0) owner.refresh(action.refreshes);
    return answer;
  };
}
