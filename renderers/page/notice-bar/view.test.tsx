/** The notice bar: one line, the rest one press away, nothing that moves. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawBlock } from '../../../tests/support/draw-block.tsx';

const draw = (notices: unknown[]) =>
  render(drawBlock({ kind: 'notice-bar', props: { notices }, locale: 'en' }));

afterEach(cleanup);

describe('the notice bar', () => {
  it('D36: one notice is one line with its link and nothing to open', () => {
    draw([{ text: 'News', link: { link_type: 1 } }]);
    expect(screen.getByRole('link', { name: 'News' }).getAttribute('href')).toBe('/');
    expect(document.querySelector('details')).toBeNull();
  });

  it('WCAG 2.2.2: several notices stand still; the others open from a summary', () => {
    const { container } = draw([{ text: 'First' }, { text: 'Second' }, { text: 'Third' }]);
    const details = container.querySelector('details');
    expect(details?.open).toBe(false);
    fireEvent.click(screen.getByText('All 3'));
    expect(details?.open).toBe(true);
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Second', 'Third']);
  });

  it('R6: a notice whose address may not be followed is plain text', () => {
    draw([{ text: 'Plain', link: { link_type: 6, link_url: '' } }]);
    expect(screen.getByText('Plain').closest('a')).toBeNull();
  });
});
