/** amis on the bench page: the same leaves registered as its renderers, children drawn by its own render(). */
import { registerRenderer, render } from 'amis-core';
import { perNode } from '../engines/contract.ts';
import { LEAVES } from '../page/leaves.tsx';

for (const [kind, Leaf] of Object.entries(LEAVES)) {
  registerRenderer({
    type: `bench-${kind}`,
    name: `bench-${kind}`,
    component: ({ node, body, render: draw }) => (
      <Leaf id={node.id} props={node.props}>
        {body === undefined ? null : draw('body', body)}
      </Leaf>
    ),
  });
}
registerRenderer({
  type: 'bench-page',
  name: 'bench-page',
  component: ({ body, render: draw }) => <div>{draw('body', body)}</div>,
});

const schemaOf = perNode(({ id, kind, props, children }) => ({
  type: `bench-${kind}`,
  node: { id, props },
  ...(children === undefined ? {} : { body: children.map(schemaOf) }),
}));

const env = {
  fetcher: () => Promise.reject(new Error('the bench page fetches nothing')),
  isCancel: () => false,
  notify: () => undefined,
};

export const engine = {
  prepare: (nodes) => ({ type: 'bench-page', body: nodes.map(schemaOf) }),
  draw: (schema) => render(schema, {}, env),
};
