/** The tests of one group of mutants, named by MUTATION_GROUP. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { GROUPS } from './groups.ts';

const group = GROUPS.find(({ name }) => name === process.env['MUTATION_GROUP']);
if (group === undefined) throw new Error('MUTATION_GROUP names no group of tools/mutation/groups.ts.');

const common = { isolate: false, css: false, testTimeout: 20_000 } as const;

const browser = {
  plugins: [react()],
  test: {
    ...common,
    name: 'unit',
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: {
        settings: { enableIframePageLoading: true, navigation: { disableChildFrameNavigation: true } },
      },
    },
    setupFiles: ['./tests/support/blank-page.ts', './tests/support/fixed-seed.ts'],
    include: [...group.browserTests],
  },
};
const node = {
  plugins: [react()],
  test: {
    ...common,
    name: 'node',
    environment: 'node',
    setupFiles: ['./tests/support/fixed-seed.ts'],
    include: [...group.nodeTests],
  },
};
export default defineConfig({
  test: { projects: [browser, node].filter(({ test }) => test.include.length > 0) },
});
