/** The language of Storybook's controls: that of the address at first, then that of the toolbar as it changes. */
import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, useEffect } from 'storybook/preview-api';
import type { Decorator } from '@storybook/react-vite';
import type { Locale } from '#schemas/locale.ts';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { controlsOf } from './controls.ts';
import { localeOf } from './toolbars.ts';

const LOCALE_IN_ADDRESS = /(?:^|;)locale:(?<locale>\w+)/;

/** The language a story's address names; Chinese, as the toolbar begins, where it names none. */
export function addressLocale(search: string): Locale {
  const globals = new URLSearchParams(search).get('globals') ?? '';
  return localeOf({ locale: LOCALE_IN_ADDRESS.exec(globals)?.groups?.['locale'] ?? 'cn' });
}

/** Storybook reads controls once, before a language is chosen: whenever another is, the frame is told of the story again. */
export function withControlsIn(definition: AnyRenderer): Decorator {
  return (Story, context) => {
    const locale = localeOf(context.globals);
    useEffect(() => {
      if (context.viewMode !== 'story') return;
      const { id, parameters, initialArgs, args } = context;
      const argTypes = Object.entries(controlsOf(definition, locale)).map(([name, row]) => [
        name,
        { ...context.argTypes[name], ...row },
      ]);
      addons.getChannel().emit(STORY_PREPARED, {
        id,
        parameters,
        initialArgs,
        args,
        argTypes: { ...context.argTypes, ...Object.fromEntries(argTypes) },
      });
    }, [locale]);
    return Story();
  };
}
