/** What the engine makes of configs that are not as they should be: the block is told, its neighbours stand. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentStage } from '../support/document-stage.tsx';

type Node = Readonly<Record<string, unknown>>;

const title = (id: string, cn: string, en: string): Node => ({
  id,
  kind: 'title-bar',
  v: 1,
  props: { title: { cn, en } },
});
const BEFORE = title('before', '上面的邻居照常显示', 'The neighbour above stands');
const AFTER = title('after', '下面的邻居照常显示', 'The neighbour below stands');

const page = (...nodes: readonly unknown[]) => ({
  schema_version: 1,
  id: 'engine',
  kind: 'micro',
  title: 'Engine',
  regions: { main: [BEFORE, ...nodes, AFTER] },
});

const meta: Meta<{ body: unknown }> = {
  title: 'Engine/Reading',
  render: ({ body }, { globals }) => (
    <main>
      <DocumentStage body={body} globals={globals} />
    </main>
  ),
  argTypes: { body: { control: 'object', description: 'The stored document' } },
};
export default meta;
type Story = StoryObj<{ body: unknown }>;

export const Sound: Story = { args: { body: page() } };

/** No renderer has this name; the nearest is suggested. */
export const UnknownType: Story = {
  args: { body: page({ id: 'a', kind: 'baner', v: 1, props: {} }) },
};

/** Props of a wrong type cannot be drawn; every fault is named. */
export const BadConfig: Story = {
  args: { body: page({ id: 'a', kind: 'countdown', v: 1, props: { to: 'tomorrow', title: 7 } }) },
};

/** A field nobody knows is dropped and the rest is drawn. */
export const UnknownField: Story = {
  args: {
    body: page({ id: 'a', kind: 'divider', v: 1, props: { look: 'dots', colour: 'red' } }),
  },
};

/** Version 1 of the banner held bare addresses; today's is made of it on reading, without a fault. */
export const MigratedConfig: Story = {
  args: {
    body: page({
      id: 'a',
      kind: 'banner',
      v: 1,
      props: { images: ['/demo/covers/photo-camp.svg', '/demo/covers/money-checkup.svg'], height: 360 },
    }),
  },
};

/** Written for a version this shop does not know yet. */
export const NewerVersion: Story = {
  args: { body: page({ id: 'a', kind: 'spacer', v: 9, props: {} }) },
};

export const SameIdTwice: Story = {
  args: { body: page({ id: 'before', kind: 'spacer', v: 1, props: {} }) },
};

/** A fixed screen may not stand in a page of a merchant. */
export const NotAllowedHere: Story = {
  args: { body: page({ id: 'a', kind: 'not-found', v: 1, props: {} }) },
};

export const NoNodesAtAll: Story = { args: { body: 'not a document' } };
