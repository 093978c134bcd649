/** The decorator of all stories: turns the toolbars' choices into tokens, language, page classes and words. */
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { languageTag } from '#schemas/locale.ts';
import { WordsProvider } from '#i18n/words-provider.tsx';
import { MessageBox } from '#ui/message-box.tsx';
import { themeTokens } from '#ui/theme/derive-theme.ts';
import { Toasts } from '#ui/toasts.tsx';
import { turnedTo } from './both-languages.ts';
import { speakPseudo } from './pseudo.ts';
import { densityTokens } from './stage-tokens.ts';
import { localeOf, themeOf, type Globals } from './toolbars.ts';

function Stage({ globals, children }: { globals: Globals; children: ReactNode }) {
  const locale = localeOf(globals);
  // Before the story draws its words; stories are drawn anew when the language changes.
  speakPseudo(globals.locale === 'pseudo');
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = languageTag(locale);
    root.classList.toggle('is-gray', globals.page === 'grey');
    root.dataset.motion = globals.motion === 'reduced' ? 'reduced' : 'full';
    for (const [name, value] of Object.entries(themeTokens(themeOf(globals))))
      root.style.setProperty(name, value);
    for (const [name, value] of densityTokens(globals.density)) root.style.setProperty(name, value);
  });
  return (
    <WordsProvider locale={locale}>
      {children}
      <MessageBox />
      <Toasts />
    </WordsProvider>
  );
}

type StoryPart = Parameters<Decorator>[0];

/** The story in the language of the toolbar, or in that a test has turned it to. */
function Turning({ Story, toolbar }: { Story: StoryPart; toolbar: Globals }) {
  const language = useSyncExternalStore(turnedTo.subscribe, turnedTo.get);
  const globals = useMemo(
    () => (language === undefined ? toolbar : { ...toolbar, locale: language }),
    [toolbar, language],
  );
  return (
    <Stage key={String(globals.locale)} globals={globals}>
      <Story globals={globals} />
    </Stage>
  );
}

export const withShop: Decorator = (Story, context) => <Turning Story={Story} toolbar={context.globals} />;
