/** The story project: every example of every renderer drawn in Chromium, with axe errors in either language as failures. Apart, for its start costs seconds. */
import react from '@vitejs/plugin-react';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from '../../tools/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  plugins: [react(), storybookTest({ configDir: '.storybook' })],
  // Named at once: a package found while tests run would reload the page under them.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'typebox',
      'uqr',
      'zustand/vanilla',
      'i18next',
      'hast-util-to-jsx-runtime',
      '@arco-design/web-react/es/_util/react-19-adapter',
      '@arco-design/web-react/es/ConfigProvider',
    ],
  },
  test: {
    name: 'stories',
    testTimeout: 30_000,
    // One page for all files a worker takes: what Storybook and axe are made of is read once.
    isolate: false,
    maxWorkers: '100%',
    // A playground starts as the example it is made from, which is tested, and what is for the eye alone holds no
    // test; see ADR-135.
    exclude: ['**/*.playground.stories.gen.tsx', '**/*.eye.stories.gen.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { args: chromiumArgs(), ...(executablePath === undefined ? {} : { executablePath }) },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
