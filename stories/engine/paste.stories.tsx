/** A box for any config: validation messages as merchants get them, and the page below. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { PasteConfig } from '../support/paste-config.tsx';

const START = {
  id: 'faq-1',
  kind: 'faq',
  v: 1,
  props: {
    title: { cn: '常见问题', en: 'Questions' },
    items: [
      {
        question: { cn: '课程可以看多久？', en: 'How long can I watch?' },
        answer: { cn: '长期有效。', en: 'For good.' },
      },
    ],
  },
};
const WRONG = {
  id: 'cards',
  kind: 'goods-lits',
  v: 1,
  props: {},
};
const FAULTY = {
  id: 'title',
  kind: 'title-bar',
  v: 1,
  props: { title: 'x'.repeat(90), align: 'middle', colour: 'red' },
};

const meta: Meta<{ start: string }> = {
  title: 'Engine/Paste your config',
  render: ({ start }, { globals }) => <PasteConfig start={start} globals={globals} />,
  argTypes: { start: { control: false, table: { disable: true } } },
};
export default meta;
type Story = StoryObj<{ start: string }>;

const text = (value: unknown) => JSON.stringify(value, null, 2);

export const Paste: Story = { args: { start: text(START) } };
export const WithFaults: Story = { args: { start: text([WRONG, FAULTY]) } };

export const Repair: Story = {
  args: { start: '{ "id": "gap", "kind": "spacer"' },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('textbox');
    const verdict = () => canvasElement.querySelector('[id$="-verdict"]');
    await waitFor(() => expect(verdict()).toHaveTextContent(/JSON/));
    const value = '{ "id": "gap", "kind": "spacer", "v": 1, "props": {} }';
    await fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(verdict()).not.toHaveTextContent(/JSON/));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
