/** `npm run proofs`: proofs that draw thousands of pages without a browser, by the React that is shipped. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    name: 'proofs',
    environment: 'node',
    globalSetup: './tests/support/patterns-dir.ts',
    hookTimeout: 180_000,
    maxWorkers: '100%',
    include: ['tests/proofs/*.test.ts'],
    env: { NODE_ENV: 'production' },
    css: false,
  },
});
