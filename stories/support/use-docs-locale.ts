/** The language of a docs page: that of the toolbar, followed as it changes. */
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Locale } from '#schemas/locale.ts';
import { localeOf, type Globals } from './toolbars.ts';

export function useDocsLocale(): Locale {
  const context = useContext(DocsContext);
  const [globals, setGlobals] = useState<Globals>(() => {
    const first = context.componentStories()[0];
    return first === undefined ? {} : context.getStoryContext(first).globals;
  });
  useEffect(() => {
    const onGlobals = (event: { globals: Globals }) => setGlobals(event.globals);
    context.channel.on(GLOBALS_UPDATED, onGlobals);
    return () => context.channel.off(GLOBALS_UPDATED, onGlobals);
  }, [context]);
  return localeOf(globals);
}
