/** The message box and the toasts, opened as the product opens them. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Band } from '#ui/band.tsx';
import { Button } from '#ui/button.tsx';
import { systemClock } from '#platform/clock.ts';
import { MessageBox, type MessageBoxOptions } from '#ui/message-box.tsx';
import { messageBoxStore } from '#ui/message-box-store.ts';
import { toast } from '#ui/toasts.tsx';

type Args = MessageBoxOptions;

/** Each story has a box of its own, so that one left open does not keep the next waiting. */
function Opener(options: Args) {
  const [store] = useState(() => messageBoxStore(systemClock));
  const open = () => {
    store.show(options).then(
      (value) => toast(`Resolved: ${String(value)}`, 'success'),
      (reason: unknown) => toast(`Rejected: ${String(reason)}`),
    );
  };
  return (
    <Band space="l">
      <h1>Message box</h1>
      <Button onClick={open}>Open</Button>
      <MessageBox store={store} />
    </Band>
  );
}

const meta: Meta<Args> = {
  title: 'UI/Message box',
  render: Opener,
  args: { title: 'Leave this page?', content: 'What you have written is kept as a draft.' },
};
export default meta;
type Story = StoryObj<Args>;

const openIt: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
};
const box = (name: string) => within(document.body).findByRole('dialog', { name });

export const Question: Story = { args: { icon: 'info' }, play: openIt };

export const Warning: Story = {
  args: {
    title: '退出登录？',
    content: '退出后需要重新扫码才能继续学习。',
    icon: 'warning',
    danger: true,
    confirmText: '退出',
  },
  play: openIt,
};

export const WithInput: Story = {
  args: { title: 'Course password', input: { label: 'Password', required: true, type: 'password' } },
  play: async (context) => {
    await openIt(context);
    const dialog = within(await box('Course password'));
    await userEvent.click(dialog.getByRole('button', { name: /Confirm|确定/ }));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
    await userEvent.type(dialog.getByLabelText(/^Password/), 'lumen');
    await userEvent.click(dialog.getByRole('button', { name: /Confirm|确定/ }));
    await waitFor(() => expect(within(document.body).getByText('Resolved: lumen')).toBeVisible());
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  },
};

export const CancelReturnsFocus: Story = {
  args: { title: 'Stay here?' },
  play: async (context) => {
    await openIt(context);
    const dialog = within(await box('Stay here?'));
    await expect(dialog.getByRole('button', { name: /Confirm|确定/ })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: /Cancel|取消/ }));
    await waitFor(() => expect(within(document.body).getByText('Rejected: cancel')).toBeVisible());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

export const LongWords: Story = {
  args: {
    title: '一个很长的标题，用来看看它怎样折行而不会撑破对话框',
    content: 'A long explanation that goes on. '.repeat(12),
    icon: 'error',
    confirmText: 'Understood, please continue',
    cancelText: 'No, take me back to the beginning',
  },
  play: openIt,
};
