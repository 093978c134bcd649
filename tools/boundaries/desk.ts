/** Rows of the merchant's desk, a build of its own: the canvas and the console stand on one kit and never on each other. */
import { PLAIN, type Module } from './module.ts';

const FLOOR = [...PLAIN, 'platform', 'i18n', 'ui', 'pieces', 'api'];
const PACKAGES = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'zustand', 'immer'];

/** The editor of rich text (ADR-707). */
const EDITOR = [
  'prosemirror-commands',
  'prosemirror-history',
  'prosemirror-keymap',
  'prosemirror-model',
  'prosemirror-schema-list',
  'prosemirror-state',
  'prosemirror-view',
];

const row = (name: string, may: readonly string[], packages: readonly string[] = []): Module => ({
  name: `desk ${name}`,
  layer: 'outside',
  files: new RegExp(`^desk/${name}/`),
  glob: `desk/${name}/**`,
  may: [...may, `desk ${name}`],
  packages: [...PACKAGES, ...packages],
});

export const DESK: readonly Module[] = [
  {
    name: 'desk build',
    layer: 'outside',
    files: /^desk\/vite\.config\.ts$/,
    glob: 'desk/vite.config.ts',
    may: ['tools'],
    packages: ['*'],
  },
  row('kit', FLOOR, ['typebox', 'hast', ...EDITOR]),
  row(
    'canvas',
    [...FLOOR, 'desk kit'],
    [
      '@atlaskit/pragmatic-drag-and-drop',
      '@atlaskit/pragmatic-drag-and-drop-hitbox',
      '@atlaskit/pragmatic-drag-and-drop-auto-scroll',
      '@floating-ui/dom',
      'typebox',
    ],
  ),
  row('console', [...FLOOR, 'desk kit']),
  row('start', [...FLOOR, 'desk kit', 'desk canvas', 'desk console']),
];
