/** Puck's <Render> on the bench page: one component config a leaf, children in a slot. */
import { Render } from '@puckeditor/core';
import { perNode } from '../engines/contract.ts';
import { LEAVES } from '../page/leaves.tsx';

const PARENTS = new Set([
  'navbar',
  'banner',
  'icon-nav',
  'goods-list',
  'goods-card',
  'rich-text',
  'tabs',
  'faq',
  'footer',
]);

function componentOf(kind, Leaf) {
  if (!PARENTS.has(kind))
    return { fields: {}, render: ({ id, puck: _puck, ...props }) => <Leaf id={id} props={props} /> };
  return {
    fields: { items: { type: 'slot' } },
    render: ({ id, puck: _puck, items: Items, ...props }) => (
      <Leaf id={id} props={props}>
        <Items />
      </Leaf>
    ),
  };
}

const config = {
  components: Object.fromEntries(
    Object.entries(LEAVES).map(([kind, Leaf]) => [kind, componentOf(kind, Leaf)]),
  ),
};

const contentOf = perNode(({ id, kind, props, children }) => ({
  type: kind,
  props: { ...props, id, ...(PARENTS.has(kind) ? { items: (children ?? []).map(contentOf) } : {}) },
}));

export const engine = {
  prepare: (nodes) => ({ root: { props: {} }, content: nodes.map(contentOf), zones: {} }),
  draw: (data) => <Render config={config} data={data} />,
};
