/** The six looks a merchant may start from, each with the menu, footer and theme that belong to it. */
import type { Meta } from '@storybook/react-vite';
import { presets } from '#schemas/presets/presets.gen.ts';
import { lookStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Looks' };
export default meta;

export const Seedling = lookStory(presets.seedling, { theme: 'seedling', shop: 'wecom' });
export const Workshop = lookStory(presets.workshop, { theme: 'workshop', shop: 'enterprise' });
export const Campus = lookStory(presets.campus, { theme: 'campus', shop: 'operations' });
export const Tide = lookStory(presets.tide, { theme: 'tide', shop: 'tencent', locale: 'en' });
export const Library = lookStory(presets.library, { theme: 'library' });
export const Compass = lookStory(presets.compass, { theme: 'compass', shop: 'training', locale: 'en' });
