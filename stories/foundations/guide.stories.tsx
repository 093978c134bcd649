/** How designers read this gallery, and how what they draw gets into the product. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Guide as Page } from '../support/guide.tsx';
import { localeOf } from '../support/toolbars.ts';

const meta: Meta = { title: 'Foundations/Guide' };
export default meta;

export const Guide: StoryObj = { render: (_args, { globals }) => <Page locale={localeOf(globals)} /> };
