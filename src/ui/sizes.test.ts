/** Sizes written in two languages are the same in both. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  COUNTRY_LIST_MAX_HEIGHT_PX,
  COUNTRY_LIST_WIDTH_PX,
  LOGIN_DIALOG_WIDTH_PX,
  POLLING_LAYER_Z,
} from '#schemas/constants.ts';
import { GUTTER_PX, PAGE_PX, pageSizes } from './sizes.ts';

it('performance: the column is as wide as its tokens say', () => {
  const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8');
  expect(tokens).toContain(`--lt-page-width: ${PAGE_PX}px;`);
  expect(tokens).toContain(`--lt-gutter: ${GUTTER_PX}px;`);
});

it.each([
  [pageSizes(), '(min-width: 1248px) 1200px, (max-width: 1199px) 100vw, calc((100vw - 48px) * 1)'],
  [pageSizes(1 / 4, 72), '(min-width: 1248px) 282px, (max-width: 1199px) 50vw, calc((100vw - 120px) * 0.25)'],
  [
    pageSizes(8 / 12, 11 * 16, 7 * 16),
    '(min-width: 1248px) 795px, (max-width: 1199px) 100vw, calc((100vw - 224px) * 0.6667 + 112px)',
  ],
])('performance: %s', (message, wantedText) => {
  expect(message).toBe(wantedText);
});

it('M152: the layer in which the page waits for a scan lies where the specification has it', () => {
  expect(readFileSync('src/ui/theme/tokens.css', 'utf8')).toContain(`--lt-z-polling: ${POLLING_LAYER_Z};`);
  expect(readFileSync('src/app/screen-dialog.module.css', 'utf8')).toContain('z-index: var(--lt-z-polling);');
});

it('M131: the list of countries has the size of the specification', () => {
  const style = readFileSync('src/pieces/area-picker.module.css', 'utf8');
  expect(style).toContain(`--list-width: ${COUNTRY_LIST_WIDTH_PX}px;`);
  expect(style).toContain(`--list-height: ${COUNTRY_LIST_MAX_HEIGHT_PX}px;`);
});

it('M109: the login box is as wide as the specification has it', () => {
  const style = readFileSync('renderers/auth/login-panel/view.module.css', 'utf8');
  expect(style).toContain(`--box-width: ${LOGIN_DIALOG_WIDTH_PX}px;`);
});
