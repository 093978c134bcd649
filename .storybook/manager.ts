/** The frame around the stories: our name, a colour well for the custom theme, and a button that copies a story's config. */
import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { CopyConfig, ThemeColour } from './frame-tools.ts';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Lectern',
    colorPrimary: '#16181d',
    colorSecondary: '#1f5eff',
    appBg: '#f6f6f7',
    appBorderRadius: 8,
  }),
});

addons.register('lectern', () => {
  const match = ({ viewMode }: { viewMode?: string | undefined }) => viewMode === 'story';
  addons.add('lectern/theme-colour', {
    type: types.TOOL,
    title: 'Theme colour',
    match,
    render: () => createElement(ThemeColour),
  });
  addons.add('lectern/copy-config', {
    type: types.TOOL,
    title: 'Copy config JSON',
    match,
    render: () => createElement(CopyConfig),
  });
});
