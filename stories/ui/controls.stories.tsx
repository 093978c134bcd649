/** Pieces with behaviour: popover, tabs, carousel, notices. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Band } from '#ui/band.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { Cover } from '#ui/cover.tsx';
import { Icon } from '#ui/icon.tsx';
import { Popover } from '#ui/popover.tsx';
import { Tabs } from '#ui/tabs.tsx';

const meta: Meta = { title: 'UI/Controls' };
export default meta;
type Story = StoryObj;

export const PopoverByKeyboard: Story = {
  render: () => (
    <Band space="l">
      <Popover
        place="bottom-start"
        trigger={
          <>
            Courses
            <Icon name="chevron-down" size={16} />
          </>
        }
      >
        <ul>
          {['Product', 'Writing', 'Money'].map((name) => (
            <li key={name}>
              <a href={`/all/${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </Popover>
    </Band>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Courses' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByText('Writing')).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByText('Product')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Writing')).not.toBeVisible());
  },
};

export const TabsByKeyboard: Story = {
  render: () => (
    <Band space="l">
      <Tabs
        label="Course"
        tabs={[
          { id: 'about', label: 'About', panel: 'A course about judgement.' },
          { id: 'lessons', label: 'Lessons', count: 20, panel: 'Five chapters, twenty lessons.' },
        ]}
      />
    </Band>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'About' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Five chapters, twenty lessons.')).toBeVisible();
    await expect(canvas.getByText('A course about judgement.')).not.toBeVisible();
  },
};

const SLIDES = ['night-study', 'morning-desk', 'member-light'];

export const CarouselByHand: Story = {
  render: () => (
    <Band space="m">
      <Carousel
        label="Featured"
        intervalMs={0}
        slides={SLIDES.map((name) => (
          <Cover key={name} src={`/demo/banners/${name}.svg`} alt={name} ratio="1200 / 360" radius="l" />
        ))}
      />
    </Band>
  ),
  play: async ({ canvas }) => {
    const current = () =>
      canvas.getAllByRole('button', { name: /Slide|第/ }).findIndex((dot) => dot.ariaCurrent === 'true');
    await userEvent.click(canvas.getByRole('button', { name: /Next|下一张/ }));
    await expect(current()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: /Previous|上一张/ }));
    // A click while the slides still slide counts from where they are going.
    await expect(current()).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: /Previous|上一张/ }));
    await expect(current()).toBe(2);
    await waitFor(() => {
      const list = canvas.getByRole('list', { name: 'Featured' });
      return expect(Math.round(list.scrollLeft / list.clientWidth)).toBe(2);
    });
    await expect(current()).toBe(2);
  },
};
