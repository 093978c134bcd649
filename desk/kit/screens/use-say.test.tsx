/** Durations as the desk says them. */
import type { ReactNode } from 'react';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WordsProvider } from '#i18n/words-provider.tsx';
import type { Locale } from '#schemas/locale.ts';
import { useSay } from './use-say.ts';

const say = (seconds: number, locale: Locale) =>
  renderHook(useSay, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <WordsProvider locale={locale}>{children}</WordsProvider>
    ),
  }).result.current.duration(seconds);

test.each([
  [0, '0 分钟', '0 min'],
  [89, '1 分钟', '1 min'],
  [3599, '1 小时', '1 h'],
  [3600, '1 小时', '1 h'],
  [45_000, '12.5 小时', '12.5 h'],
])('ADR-821: %d seconds are %s, %s', (seconds, cn, en) => {
  expect([say(seconds, 'cn'), say(seconds, 'en')]).toEqual([cn, en]);
});
