/** Gives every style sheet the breakpoints of the product: `@media (--phone)` (ADR-606). */
import { join } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import { ROOT } from '../imports.ts';

/** The one file of breakpoints. */
export const BREAKPOINTS = 'src/ui/theme/breakpoints.css';

/** What PostCSS runs, in this order: a sheet is given the breakpoints, and reads its queries by them. */
export const breakpoints = () => [globalData({ files: [join(ROOT, BREAKPOINTS)] }), customMedia()];
