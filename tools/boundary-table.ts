/** The boundary table: every module of the repository, its layer, and what it may import. Lint, the import scan and docs read it. */
import { DESK } from './boundaries/desk.ts';
import { DRAWING, type Module, PLAIN } from './boundaries/module.ts';
import { SERVER } from './boundaries/server.ts';
import { STOREFRONT } from './boundaries/storefront.ts';

const OUTSIDE: readonly Module[] = [
  {
    // Chooses between what was built and the sources, which the tools know how to tell.
    name: 'cli launchers',
    layer: 'outside',
    files: /^cli\/[\w-]+\.mjs$/,
    glob: 'cli/*.mjs',
    may: ['cli', 'tools'],
    packages: ['node:', 'tsx'],
  },
  {
    name: 'cli',
    layer: 'outside',
    files: /^cli\//,
    glob: 'cli/**',
    may: [...PLAIN, 'ui', 'server kernel', 'server areas', 'server start', 'demo', 'cli'],
    packages: [
      'node:',
      'drizzle-orm',
      'fastify',
      'hast',
      'hast-util-from-html',
      'jose',
      'jsonc-parser',
      'typebox',
    ],
  },
  {
    name: 'demo art',
    layer: 'outside',
    files: /^demo\/art\//,
    glob: 'demo/art/**',
    may: ['schemas', 'server kernel', 'server areas', 'demo', 'demo art', 'tools'],
    packages: ['*'],
  },
  {
    name: 'demo',
    layer: 'outside',
    files: /^demo\//,
    glob: 'demo/**',
    may: [...PLAIN, 'server kernel', 'server areas', 'server start', 'demo'],
    packages: ['node:', 'drizzle-orm', 'typebox'],
  },
  {
    // Reads what the product's own build reads.
    name: 'storybook build',
    layer: 'outside',
    files: /^\.storybook\/vite\.config\.ts$/,
    glob: '.storybook/vite.config.ts',
    may: ['tools'],
    packages: ['*'],
  },
  {
    name: 'stories',
    layer: 'outside',
    files: /^stories\//,
    glob: 'stories/**',
    may: [...DRAWING, 'features', 'definitions', 'definition registries', 'views', 'stories'],
    packages: ['*'],
  },
  {
    name: 'storybook',
    layer: 'outside',
    files: /^\.storybook\//,
    glob: '.storybook/**',
    may: [
      ...DRAWING,
      'features',
      'definitions',
      'definition registries',
      'views',
      'stories',
      'storybook',
      'tools',
    ],
    packages: ['*'],
  },
  { name: 'tests', layer: 'outside', files: /^tests\//, glob: 'tests/**', may: ['*'], packages: ['*'] },
  {
    name: 'bench',
    layer: 'outside',
    files: /^tools\/bench(?:\/|\.ts$)/,
    glob: 'tools/bench/**',
    may: ['*'],
    packages: ['*'],
  },
  {
    name: 'tools',
    layer: 'outside',
    files: /^tools\//,
    glob: 'tools/**',
    may: [
      ...PLAIN,
      'ui',
      'server kernel',
      'server areas',
      'server web',
      'demo',
      'server start',
      'stories',
      'bench',
      'tools',
    ],
    packages: ['*'],
  },
];

/** First match wins, so the particular stands before the general. */
export const MODULES: readonly Module[] = [...STOREFRONT, ...DESK, ...SERVER, ...OUTSIDE];
