/** The goods card in its layouts and states. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Goods } from '../support/foundations-pieces.tsx';
import { Band } from '#ui/band.tsx';

const meta: Meta<typeof Goods> = {
  title: 'UI/Goods card',
  component: Goods,
  render: (_args, { globals }) => (
    <Band space="m" aria-label="Goods">
      <Goods locale={globals.locale === 'cn' ? 'cn' : 'en'} />
    </Band>
  ),
};
export default meta;

export const Layouts: StoryObj<typeof Goods> = { args: { locale: 'cn' } };
export const English: StoryObj<typeof Goods> = { args: { locale: 'en' }, globals: { locale: 'en' } };
export const Night: StoryObj<typeof Goods> = { args: { locale: 'cn' }, globals: { theme: 'night' } };
export const Sun: StoryObj<typeof Goods> = { args: { locale: 'cn' }, globals: { theme: 'sun' } };
