/** Questions open and close by themselves, one heading each, without script. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawBlock } from '../../../tests/support/draw-block.tsx';

const items = [
  { question: 'First?', answer: 'One\nand more' },
  { question: 'Second?', answer: '<b>Two</b>' },
];
const draw = (props: Record<string, unknown> = {}) =>
  render(drawBlock({ kind: 'faq', props: { title: 'Good to know', items, ...props } }));
const open = () => [...document.querySelectorAll('details')].map((details) => details.open);

afterEach(cleanup);

describe('the questions', () => {
  it('D36: the first stands open, each opens on its own', () => {
    draw();
    expect(open()).toEqual([true, false]);
    fireEvent.click(screen.getByText('Second?'));
    expect(open()).toEqual([true, true]);
  });

  it('D36: all stand closed where the merchant wants it so', () => {
    draw({ open_first: false });
    expect(open()).toEqual([false, false]);
  });

  it('D115: each question is a heading below the list’s own', () => {
    draw();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Good to know');
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'First?',
      'Second?',
    ]);
  });

  it('R5: an answer is text, whatever it looks like', () => {
    draw();
    expect(screen.getByText('<b>Two</b>').querySelector('b')).toBeNull();
  });
});
