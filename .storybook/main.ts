/** Storybook: stories beside nothing, generated ones included; no telemetry, no look home. */
import { mergeConfig } from 'vite';
import { pseudoWords } from './pseudo-words.ts';
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
  // Rulers and grounds are tokens here; the room in the toolbar is for what a shop can be.
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    backgrounds: false,
    measure: false,
    outline: false,
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [pseudoWords()],
      // Storybook's own code and axe are larger than a page may be; nobody downloads this but designers.
      build: { chunkSizeWarningLimit: 3_000, rolldownOptions: { checks: { bundlerTimings: false } } },
    }),
  // Tables come from the renderers' own schemas (stories/support/controls.ts), so no types have to be read.
  typescript: { reactDocgen: false },
};

export default config;
