/** Fills a view's props and draws it; a node whose data is not all at hand is handed to the fetching part. */
import type { ReactNode } from 'react';
import { requestsOf } from '#schemas/page/requests.ts';
import { NO_ACTIONS } from '#schemas/page/define-renderer.ts';
import type { DataRequest } from '#schemas/page/data-request.ts';
import type { Loaded, PageData, ReadyNode } from '#schemas/page/ready.ts';
import type { AnyViewProps, View } from './define-view.ts';
import type { Engine } from './engine.ts';
import { FetchingNode } from './fetching-node.tsx';

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

const NOTHING: Readonly<Record<string, Loaded>> = Object.freeze({});

export function drawView(drawing: Drawing): ReactNode {
  const { engine, view, node, data, stale } = drawing;
  const have = data[node.id] ?? NOTHING;
  const requests = requestsOf(node, view.definition, engine.dataContext);
  const wanted = requests.filter(([name]) => have[name]?.ok !== true || stale.includes(name));
  if (wanted.length > 0) {
    const draw = (fetched: Readonly<Record<string, unknown>>) =>
      drawWith(drawing, { ...dataOf(requests, have), ...fetched });
    const parts = { engine, view, node, have, wanted, stale, draw };
    return <FetchingNode {...parts} />;
  }
  return drawWith(drawing, dataOf(requests, have));
}

function dataOf(requests: readonly [string, DataRequest][], have: Readonly<Record<string, Loaded>>) {
  if (requests.length === 0) return NOTHING;
  const values: [string, unknown][] = [];
  for (const [name, loaded] of Object.entries(have)) if (loaded.ok) values.push([name, loaded.data]);
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
  const filled: Record<string, ReactNode> = {};
  for (const [name, nodes] of Object.entries(slots)) {
    filled[name] = owner.drawNodes(nodes);
  }
  return filled;
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
