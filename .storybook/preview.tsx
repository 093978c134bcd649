/** What every story stands in: tokens, theme, language, a shop, a person; all switched by toolbars and kept in the URL. */
import '@arco-design/web-react/es/_util/react-19-adapter';
import '#ui/theme/tokens.css';
import '#ui/base.css';
import '../stories/support/stories.css';
import type { Preview } from '@storybook/react-vite';
import { AXE_OPTIONS, judgeOtherLanguage } from '../stories/support/both-languages.ts';
import { withShop } from '../stories/support/decorators.tsx';
import {
  CLOCK_ITEMS,
  DENSITY_ITEMS,
  GRID_ITEMS,
  LOCALE_ITEMS,
  MOTION_ITEMS,
  NETWORK_ITEMS,
  PAGE_ITEMS,
  ROLE_ITEMS,
  SHOP_ITEMS,
  STATE_ITEMS,
  THEME_ITEMS,
} from '../stories/support/toolbars.ts';

/** The button of a toolbar shows what is chosen; its tooltip and its icon say of what. With names before them eleven buttons do not fit. */
const toolbar = (name: string, icon: string, items: readonly { value: string; title: string }[]) => ({
  description: name,
  toolbar: {
    title: name,
    icon,
    items: [...items],
    dynamicTitle: true,
  },
});

const preview: Preview = {
  decorators: [withShop],
  afterEach: judgeOtherLanguage,
  globalTypes: {
    locale: toolbar('Language', 'globe', LOCALE_ITEMS),
    shop: toolbar('Shop', 'box', SHOP_ITEMS),
    state: toolbar('Shop state', 'power', STATE_ITEMS),
    role: toolbar('Who looks', 'user', ROLE_ITEMS),
    theme: toolbar('Theme', 'paintbrush', THEME_ITEMS),
    page: toolbar('Page', 'contrast', PAGE_ITEMS),
    motion: toolbar('Motion', 'lightning', MOTION_ITEMS),
    clock: toolbar('Clock', 'time', CLOCK_ITEMS),
    network: toolbar('Network', 'transfer', NETWORK_ITEMS),
    density: toolbar('Density', 'ruler', DENSITY_ITEMS),
    grid: toolbar('Grid', 'grid', GRID_ITEMS),
  },
  initialGlobals: {
    locale: 'cn',
    shop: 'knowledge',
    state: 'open',
    role: 'auto',
    theme: 'default',
    page: 'colour',
    motion: 'full',
    clock: 'story',
    network: 'instant',
    density: 'regular',
    grid: 'one',
    viewport: { value: 'w1440', isRotated: false },
    // Used by the theme "custom"; the colour well of the toolbar sets it, and so does the address: primary:!hex(c0392b)
    primary: '#c0392b',
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: AXE_OPTIONS },
    controls: { expanded: true },
    viewport: {
      options: Object.fromEntries(
        [390, 768, 1200, 1366, 1440, 1920, 2560].map((width) => [
          `w${width}`,
          { name: `${width} wide`, styles: { width: `${width}px`, height: '100%' } },
        ]),
      ),
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          ['Guide', 'Overview'],
          'UI',
          'Renderers',
          ['Page', ['*', ['Docs', 'Playground', 'Examples', 'States']]],
          'Engine',
          'Screens',
        ],
      },
    },
  },
};

export default preview;
