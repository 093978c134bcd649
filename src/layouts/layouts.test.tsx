/** The five layouts: which regions each has, and in which landmarks. */
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { LayoutName } from '#engine/define-route.ts';
import { LAYOUTS } from './layouts.tsx';

function draw(name: LayoutName): HTMLElement {
  const Layout = LAYOUTS[name];
  const { container } = render(
    <Layout skip="skip" top={<p>top</p>} main={<h1>main</h1>} bottom={<p>bottom</p>} float={<p>float</p>} />,
  );
  return container;
}

const landmarks = (container: HTMLElement) =>
  [...container.querySelectorAll('header, main, footer')].map(
    (element) => `${element.tagName.toLowerCase()} ${element.textContent}`,
  );

describe('layouts', () => {
  test('M49: the default layout has chrome around its content, and a link that skips it', () => {
    const page = draw('default');
    expect(landmarks(page)).toEqual(['header top', 'main main', 'footer bottom']);
    expect(page.textContent).toContain('float');
    expect(screen.getByRole('link', { name: 'skip' }).getAttribute('href')).toBe('#main');
  });

  test('M50: the blank layout has its content between two bands and floats nothing', () => {
    const page = draw('blank');
    expect(landmarks(page)).toEqual(['header top', 'main main', 'footer bottom']);
    expect(page.textContent).not.toContain('float');
  });

  test('M51: the health layout is its content alone', () => {
    const page = draw('health');
    expect(landmarks(page)).toEqual(['main main']);
    expect(page.textContent).toBe('main');
  });

  test('M52: the live layout has a bar and a stage, no footer (D29)', () => {
    const page = draw('live');
    expect(landmarks(page)).toEqual(['header top', 'main main']);
    expect(page.textContent).not.toMatch(/bottom|float/);
  });

  test('ADR-486: the focus layout has its content alone, below what every shop has to say', () => {
    const page = draw('focus');
    expect(landmarks(page)).toEqual(['header top', 'main main']);
    expect(page.textContent).toContain('float');
    expect(page.textContent).not.toContain('bottom');
    expect(within(page).getByRole('link', { name: 'skip' }).getAttribute('href')).toBe('#main');
  });

  test.each(['default', 'blank', 'health', 'live', 'focus'] as const)(
    'M49-M52: the %s layout has one main landmark that can take the focus',
    (name) => {
      const main = draw(name).querySelectorAll('main#main[tabindex="-1"]');
      expect(main).toHaveLength(1);
    },
  );
});
