/** The language of Storybook's controls: that of the address at first, then that of the toolbar as it changes. */
import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { ArgTypes, Decorator } from '@storybook/react-vite';
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

/** Controls of a story in one language, over what Storybook made of those it was given. */
function argTypesIn(definition: AnyRenderer, locale: Locale, own: ArgTypes): ArgTypes {
  const rows = Object.entries(controlsOf(definition, locale));
  return { ...own, ...Object.fromEntries(rows.map(([name, row]) => [name, { ...own[name], ...row }])) };
}

/** The story and the language the frame was told of last. */
const lastShown = { story: '' };

/** Storybook reads controls once, before a language is chosen: whenever another is, the frame is told of the story again. */
export function withControlsIn(definition: AnyRenderer): Decorator {
  return (Story, { id, viewMode, parameters, initialArgs, args, argTypes, globals }) => {
    const locale = localeOf(globals);
    const now = `${id} ${locale}`;
    if (viewMode === 'story' && lastShown.story !== now) {
      lastShown.story = now;
      addons.getChannel().emit(STORY_PREPARED, {
        id,
        parameters,
        initialArgs,
        args,
        argTypes: argTypesIn(definition, locale, argTypes),
      });
    }
    return Story();
  };
}
