/** Story tests judge a story in both languages: drawn in one, turned to the other, and seen by axe each time. */
import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/csf';
import { settable } from '#engine/store.ts';
import { languageTag, type Locale } from '#schemas/locale.ts';
import { localeOf } from './toolbars.ts';

/** The language a test has turned the story to; undefined while the toolbar decides. */
export const turnedTo = settable<Locale | undefined>(undefined);

const inTests = (): boolean => import.meta.env['VITEST_STORYBOOK'] !== undefined;

/** A test asks what is wrong; a report of all that is right, which the panel shows, takes axe twice as long. */
export const AXE_OPTIONS = inTests() ? { resultTypes: ['violations' as const] } : {};

/** As the addon judges: a story is a part of a page, so landmarks may be absent. */
const OPTIONS = { ...AXE_OPTIONS, rules: { region: { enabled: false } } };

/** Resolves when the page has been drawn in its new language and its styles have come to rest. */
async function waitForLanguage(language: string): Promise<void> {
  const { expect, waitFor } = await import('storybook/test');
  const { waitForAnimations } = await import('storybook/preview-api');
  await waitFor(() => expect(document.documentElement.lang).toBe(language));
  await waitForAnimations();
}

/** The gate turns one story of each renderer, and every story written by hand; the proof `stories` turns all (ADR-338). */
const isTurned = (parameters: Record<string, unknown>): boolean =>
  parameters['oneLanguage'] !== true || import.meta.env.MODE === 'every-language';

/** The addon judges the language a story was drawn in; this turns it to the other one, judges that, and turns it back. */
export const judgeOtherLanguage: AfterEach<ReactRenderer> = async (story) => {
  const { globals, storyGlobals, parameters, canvasElement } = story;
  const isFixed = storyGlobals['locale'] === 'pseudo' || parameters['a11y']?.test === 'off';
  if (!inTests() || isFixed || !isTurned(parameters)) return;
  const was = document.documentElement.lang;
  const other: Locale = localeOf(globals) === 'cn' ? 'en' : 'cn';
  turnedTo.set(other);
  try {
    await waitForLanguage(languageTag(other));
    if (parameters['settles'] === true)
      await import('./settled.ts').then(({ waitUntilSettled }) => waitUntilSettled(canvasElement));
    const { default: axe } = await import('axe-core');
    const { violations } = await axe.run(document.body, OPTIONS);
    const messages = violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
    );
    if (messages.length > 0) throw new Error(`In ${other}: ${messages.join('; ')}`);
  } finally {
    turnedTo.set(undefined);
    await waitForLanguage(was);
  }
};
