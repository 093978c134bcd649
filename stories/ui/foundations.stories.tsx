/** The whole design language on one page: type, colour, space, form, icons and every shared piece. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Foundations } from '../support/foundations.tsx';

const meta: Meta<typeof Foundations> = {
  title: 'Foundations',
  component: Foundations,
  render: (_args, { globals }) => <Foundations locale={globals.locale === 'cn' ? 'cn' : 'en'} />,
};
export default meta;

export const Everything: StoryObj<typeof Foundations> = { args: { locale: 'cn' } };
export const English: StoryObj<typeof Foundations> = { args: { locale: 'en' }, globals: { locale: 'en' } };
export const Dark: StoryObj<typeof Foundations> = {
  args: { locale: 'en' },
  globals: { locale: 'en', theme: 'night' },
};
export const HardAccent: StoryObj<typeof Foundations> = { args: { locale: 'cn' }, globals: { theme: 'sun' } };
