/** The frame around the stories: our name, no distractions. */
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

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
