/** Agreements: each in both languages, with the shop's name, and a way to the other language. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AGREEMENT_EFFECTIVE, AGREEMENTS } from '#schemas/auth/agreements.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { TEXTS } from './texts.ts';
import view from './view.tsx';

afterEach(cleanup);

describe('agreements', () => {
  it.each(AGREEMENTS.flatMap((agreement) => [[agreement, 'cn'] as const, [agreement, 'en'] as const]))(
    'M289: %s is a page of its own in %s, whatever the language around it',
    (agreement, language) => {
      const { container } = drawView(view, { props: { agreement, language }, locale: 'cn' });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(TEXTS[agreement][language].title);
      expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
      expect(container.textContent).not.toContain('{shop}');
      expect(screen.getByRole('article').lang).toBe(language === 'en' ? 'en-US' : 'zh-CN');
    },
  );

  it.each([
    ['cn', '第 1 版', '生效日期：2026年11月21日'],
    ['en', 'Version 1', 'Effective Nov 21, 2026'],
  ] as const)('M289: says since when it holds (%s)', (locale, version, effective) => {
    drawView(view, { props: { agreement: 'privacy', language: locale }, locale });
    expect(screen.getByText(version)).toBeTruthy();
    const date = screen.getByText(effective);
    expect([date.tagName, date.getAttribute('datetime')]).toEqual(['TIME', AGREEMENT_EFFECTIVE]);
  });

  it('M289, B65: the merchant’s carries the shop’s id, and leads to its other language', () => {
    drawView(view, { props: { agreement: 'merchant_privacy', language: 'cn' }, locale: 'en' });
    expect(screen.getByRole('link').getAttribute('href')).toMatch(
      /^\/agreement\/merchant_privacy\/en\?app_id=app\w+$/,
    );
  });
});
