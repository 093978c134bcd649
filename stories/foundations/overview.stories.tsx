/** The whole design language on one page: type, colour, space, form, motion, icons and every shared piece. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Foundations } from '../support/foundations.tsx';
import { localeOf } from '../support/toolbars.ts';

const meta: Meta = {
  title: 'Foundations/Overview',
  render: (_args, { globals }) => <Foundations locale={localeOf(globals)} />,
};
export default meta;

export const Everything: StoryObj = {};
export const Dark: StoryObj = { globals: { theme: 'night' } };
export const HardAccent: StoryObj = { globals: { theme: 'sun' } };
