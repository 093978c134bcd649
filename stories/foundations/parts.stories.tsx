/** The parts of the design language, a page each. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundationPart, type PartId } from '../support/foundations.tsx';
import { localeOf } from '../support/toolbars.ts';

const meta: Meta = { title: 'Foundations/Parts' };
export default meta;

const part = (id: PartId): StoryObj => ({
  render: (_args, { globals }) => <FoundationPart id={id} locale={localeOf(globals)} />,
});

export const Colour = part('colour');
export const Type = part('type');
export const Space = part('space');
export const Radius = part('radius');
export const Motion = part('motion');
export const Icons = part('icons');
