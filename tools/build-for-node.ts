/** Bundles programs of ours for Node, with every package left outside: a bundle starts several times as fast as its sources. */
import { build } from 'vite';
import { ROOT } from './imports.ts';

/** @param input entries by the names of what is made of them: `main` becomes `<outDir>/main.js` */
export async function buildForNode(input: Readonly<Record<string, string>>, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      rolldownOptions: { input: { ...input }, external: [/^[a-z@](?!:)/] },
    },
  });
}
