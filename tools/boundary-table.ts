/** The boundary table: every module of the repository, its layer, and what it may import. Lint, the import scan and docs read it. */
import { PLAIN, type Module } from './boundaries/module.ts';
import { SERVER } from './boundaries/server.ts';
import { STOREFRONT } from './boundaries/storefront.ts';

const OUTSIDE: readonly Module[] = [
  {
    name: 'stories',
    layer: 'outside',
    files: /^(?:stories|\.storybook)\//,
    glob: '{stories,.storybook}/**',
    may: [
      'schemas',
      'platform',
      'i18n',
      'ui',
      'pieces',
      'api',
      'engine',
      'state',
      'features',
      'definitions',
      'definition registries',
      'views',
      'stories',
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
      'server seed',
      'server start',
      'bench',
      'tools',
    ],
    packages: ['*'],
  },
];

/** First match wins, so the particular stands before the general. */
export const MODULES: readonly Module[] = [...STOREFRONT, ...SERVER, ...OUTSIDE];
