/** The decorator of all stories: turns the toolbars' choices into tokens, language, page classes and the engine's ports. */
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { languageTag, type Locale } from '#schemas/locale.ts';
import type { Theme } from '#schemas/shop/theme.ts';
import { LocaleContext } from '#i18n/shared.ts';
import { MessageBox } from '#ui/message-box.tsx';
import { themeTokens } from '#ui/theme/derive-theme.ts';
import { Toasts } from '#ui/toasts.tsx';
import { localeOf, themeOf } from './toolbars.ts';

function Stage({
  locale,
  theme,
  grey,
  still,
  children,
}: {
  locale: Locale;
  theme: Theme;
  grey: boolean;
  still: boolean;
  children: ReactNode;
}) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = languageTag(locale);
    root.classList.toggle('is-gray', grey);
    root.dataset.motion = still ? 'reduced' : 'full';
    for (const [name, value] of Object.entries(themeTokens(theme))) root.style.setProperty(name, value);
  });
  return (
    <LocaleContext value={{ locale }}>
      {children}
      <MessageBox />
      <Toasts />
    </LocaleContext>
  );
}

export const withShop: Decorator = (Story, context) => (
  <Stage
    locale={localeOf(context.globals)}
    theme={themeOf(context.globals)}
    grey={context.globals.page === 'grey'}
    still={context.globals.motion === 'reduced'}
  >
    <Story />
  </Stage>
);
