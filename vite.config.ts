/** The storefront's builds: `vite build` for the browser, `vite build --ssr` for the server's render. Tests have their own config. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  appType: 'custom',
  build: {
    target: 'baseline-widely-available',
    outDir: isSsrBuild === true ? 'dist/ssr' : 'dist/client',
    manifest: isSsrBuild !== true,
    copyPublicDir: isSsrBuild !== true,
    sourcemap: false,
    // The bytes of small files stay out of scripts and styles: they would be sent with every page.
    assetsInlineLimit: 0,
    rolldownOptions:
      isSsrBuild === true
        ? { input: { 'entry-server': at('./src/app/entry-server.tsx') } }
        : { input: at('./index.html') },
  },
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
}));
