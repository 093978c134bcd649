/** Storybook: stories beside nothing, generated ones included; no telemetry, no look home. */
import type { StorybookConfig } from '@storybook/react-vite';

/** The names of story files: written by hand, or by the generator. */
const STORY_FILE = /\.stories(?:\.gen)?\.tsx$/;

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx', '../stories/**/*.stories.gen.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  experimental_indexers: (indexers) => (indexers ?? []).map((indexer) => ({ ...indexer, test: STORY_FILE })),
  staticDirs: ['../public'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other docgen reads types through the compiler's old interface, which TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
