/** The regions of China, level by level (M228, D91). */
import { defineArea } from '#server/kernel/define-area.ts';

export { isRegion, regionNames } from './rules/regions.ts';

export const area = defineArea({ name: 'regions' });
