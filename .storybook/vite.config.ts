/** Vite for Storybook alone: the storefront's own config builds two bundles and knows entries stories have not. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { breakpoints } from '../tools/vite/breakpoints.ts';

export default defineConfig({
  plugins: [react()],
  css: { postcss: { plugins: breakpoints() } },
  optimizeDeps: {
    // Found late, each of these would make Vite reload the page under a running story.
    include: [
      '@arco-design/web-react/es/_util/react-19-adapter',
      '@arco-design/web-react/es/ConfigProvider',
      'ajv/dist/runtime/equal.js',
      'ajv/dist/runtime/ucs2length.js',
      'hast-util-to-jsx-runtime',
      'storybook/actions',
      'storybook/test',
      'uqr',
    ],
  },
});
