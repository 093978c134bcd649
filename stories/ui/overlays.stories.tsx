/** What stands over the page: boxes, panels, notices. The message box in all its shapes: UI / Message box. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { systemClock } from '#platform/clock.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { messageBoxStore } from '#ui/message-box-store.ts';
import { MessageBox } from '#ui/message-box.tsx';
import { ModalFrame } from '#ui/modal-frame.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { Popover } from '#ui/popover.tsx';
import { toastStore } from '#ui/toast-store.ts';
import { Toasts } from '#ui/toasts.tsx';
import { UnmountDelay } from '#ui/unmount-delay.tsx';
import { KIT } from '../support/kit-docs.tsx';
import { part, Row } from '../support/kit-story.tsx';

const meta: Meta = { title: 'UI/Overlays', tags: ['autodocs'], parameters: KIT };
export default meta;

const BOX_KEYS = [
  ['Tab', 'stays inside'],
  ['Esc', 'leaves it; the focus goes back to where it was'],
] as const;

export const Boxes: StoryObj = {
  ...part(
    {
      parts: ['Modal', 'ModalActions', 'ModalFrame', 'UnmountDelay'],
      purpose:
        'A task that has to be ended before the page goes on. The frame is for boxes with a look of their own; `UnmountDelay` keeps a box in sight while it leaves.',
      maturity: 'settling',
      do: [
        'A title that names the task; in the last line what leaves first, what goes on last.',
        '`busy` while it cannot be left.',
      ],
      dont: ['A box over a box.', 'For something to read: that is a page.'],
      keys: BOX_KEYS,
    },
    function Boxing({ say }) {
      const [open, setOpen] = useState<'modal' | 'frame'>();
      const close = () => setOpen(undefined);
      return (
        <Row>
          <Button onClick={() => setOpen('modal')}>{say('打开弹窗', 'Open the box')}</Button>
          <Button onClick={() => setOpen('frame')}>{say('打开空框', 'Open the frame')}</Button>
          <UnmountDelay of={open}>
            {(kind) =>
              kind === 'modal' ? (
                <Modal title={say('修改昵称', 'Change the name')} onClose={close}>
                  <p>{say('下次登录后生效。', 'From the next login on.')}</p>
                  <ModalActions>
                    <Button onClick={close}>{say('取消', 'Cancel')}</Button>
                    <Button tone="primary" onClick={close}>
                      {say('保存', 'Save')}
                    </Button>
                  </ModalActions>
                </Modal>
              ) : (
                <ModalFrame className={undefined} labelledBy="frame-title" focus="button" onLeave={close}>
                  <h2 id="frame-title">{say('自己的样子', 'A look of its own')}</h2>
                  <Button onClick={close}>{say('离开', 'Leave')}</Button>
                </ModalFrame>
              )
            }
          </UnmountDelay>
        </Row>
      );
    },
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: /Open the box|打开弹窗/ });
    await userEvent.click(opener);
    const box = canvas.getByRole('dialog', { name: /Change the name|修改昵称/ });
    await waitFor(() => expect(box).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /Save|保存/ }));
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  },
};

export const Asking = part(
  {
    parts: ['MessageBox'],
    purpose: 'A question with two answers, or one line to fill in: `showMessageBox` waits for what is said.',
    maturity: 'stable',
    do: ['Name the deed on its button: “Log out”. `danger` where it cannot be undone.'],
    dont: ['For news nobody has to answer: that is a notice.', '“Are you sure?” for what can be undone.'],
    keys: [...BOX_KEYS, ['Enter', 'confirms']],
  },
  function Ask({ say }) {
    const [store] = useState(() => messageBoxStore(systemClock));
    const ask = () => void store.show({ title: say('退出登录？', 'Log out?') }).catch(() => undefined);
    return (
      <Row>
        <Button onClick={ask}>{say('提问', 'Ask')}</Button>
        <MessageBox store={store} />
      </Row>
    );
  },
);

export const Notices = part(
  {
    parts: ['Toasts'],
    purpose: 'A sentence that comes, is read out, and goes by itself: `toast(text, tone)`.',
    maturity: 'stable',
    do: ['What has happened, in a few words.'],
    dont: ['What is wrong with a field: that stands under the field.', 'Anything to press but its cross.'],
    keys: [['Tab', 'reaches the cross; nothing has to be pressed']],
  },
  function Noticing({ say }) {
    const [store] = useState(() => toastStore(systemClock));
    return (
      <Row>
        <Button onClick={() => store.show(say('已保存', 'Saved'), 'success')}>{say('提示', 'Tell')}</Button>
        <Toasts store={store} />
      </Row>
    );
  },
);

export const Panels: StoryObj = {
  ...part(
    {
      parts: ['Popover'],
      purpose: 'Something small that opens beside its trigger: by pointer, by click, by keyboard.',
      maturity: 'stable',
      do: ['A few links, a code. Its words stand in the page before it opens.'],
      dont: ['A form: use a box.', 'Anything that must be seen.'],
      keys: [
        ['Enter, Space, ↓', 'opens it'],
        ['Tab', 'goes into it; leaving it closes it'],
        ['Esc', 'closes it; the focus goes back to the trigger'],
      ],
    },
    ({ say }) => (
      <Popover
        place="bottom-start"
        trigger={
          <>
            {say('全部', 'Subjects')}
            <Icon name="chevron-down" size={16} />
          </>
        }
      >
        <ul>
          {[say('产品', 'Product'), say('写作', 'Writing')].map((name) => (
            <li key={name}>
              <a href={`/all/${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </Popover>
    ),
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Subjects|全部/ });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByText(/Writing|写作/)).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByText(/Product|产品/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(/Writing|写作/)).not.toBeVisible());
  },
};
