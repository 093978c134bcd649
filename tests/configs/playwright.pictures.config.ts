/** `npm run proofs -- pictures`: what is drawn, held against what another commit drew on this machine (ADR-237). */
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

export default defineConfig({
  ...journeys,
  testDir: '../pictures',
  projects: [{ name: 'pictures' }],
  globalSetup: '../pictures/start.ts',
  snapshotPathTemplate: '../../reports/pictures/before/{arg}{ext}',
  outputDir: '../../reports/pictures/differences',
  timeout: 60_000,
  reporter: [['line'], ['html', { outputFolder: '../../reports/pictures/report', open: 'never' }]],
  use: {
    ...journeys.use,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'off',
  },
  expect: {
    timeout: 15_000,
    // A thousandth of the points may differ, each by a fifth of the way between black and white: edges of letters do.
    toHaveScreenshot: { maxDiffPixelRatio: 0.001, threshold: 0.2, animations: 'disabled', caret: 'hide' },
  },
});
