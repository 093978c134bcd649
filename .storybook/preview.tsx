/** What every story stands in: tokens, theme, language, a shop, a person; all switched by toolbars and kept in the URL. */
import '@arco-design/web-react/es/_util/react-19-adapter';
import '#ui/theme/tokens.css';
import '#ui/base.css';
import '../stories/support/stories.css';
import type { Preview } from '@storybook/react-vite';
import { withShop } from '../stories/support/decorators.tsx';
import {
  LOCALE_ITEMS,
  MOTION_ITEMS,
  PAGE_ITEMS,
  ROLE_ITEMS,
  SHOP_ITEMS,
  STATE_ITEMS,
  THEME_ITEMS,
} from '../stories/support/toolbars.ts';

const toolbar = (title: string, icon: string, items: readonly { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  decorators: [withShop],
  globalTypes: {
    locale: toolbar('Language', 'globe', LOCALE_ITEMS),
    shop: toolbar('Shop', 'box', SHOP_ITEMS),
    state: toolbar('Shop state', 'power', STATE_ITEMS),
    role: toolbar('Who looks', 'user', ROLE_ITEMS),
    theme: toolbar('Theme', 'paintbrush', THEME_ITEMS),
    page: toolbar('Page', 'contrast', PAGE_ITEMS),
    motion: toolbar('Motion', 'lightning', MOTION_ITEMS),
  },
  initialGlobals: {
    locale: 'cn',
    shop: 'knowledge',
    state: 'open',
    role: 'visitor',
    theme: 'default',
    page: 'colour',
    motion: 'full',
    // Used by the theme "custom"; set it in the address: &globals=theme:custom;primary:!hex(c0392b)
    primary: '#c0392b',
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: Object.fromEntries(
        [1200, 1366, 1440, 1920, 2560].map((width) => [
          `w${width}`,
          { name: `${width} wide`, styles: { width: `${width}px`, height: '100%' } },
        ]),
      ),
    },
    options: { storySort: { order: ['Foundations', 'UI', 'Renderers', 'Screens'] } },
  },
};

export default preview;
