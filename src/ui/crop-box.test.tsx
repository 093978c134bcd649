/** A picture under the hand: what was dragged is not lost to a key pressed before it was drawn (M227). */
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CropBox } from './crop-box.tsx';
import type { Crop } from './crop-geometry.ts';

const WORDS = {
  picture: 'Picture',
  hint: '',
  zoom: 'Zoom',
  preview: '',
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
};

it('M227: a key goes on from where a drag ended, drawn or not', () => {
  const told: Crop[] = [];
  const picture = Object.assign(document.createElement('canvas'), { width: 1200, height: 600 });
  HTMLElement.prototype.setPointerCapture ??= vi.fn();
  // Whoever holds the crop has not drawn it anew yet.
  render(
    <CropBox
      picture={picture}
      crop={{ x: 0, y: 0, zoom: 1 }}
      onCrop={(crop) => told.push(crop)}
      words={WORDS}
    />,
  );
  const box = screen.getByRole('button', { name: 'Picture' });
  fireEvent.pointerDown(box, { pointerId: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(box, { pointerId: 1, clientX: 140, clientY: 100 });
  fireEvent.pointerUp(box, { pointerId: 1 });
  fireEvent.keyDown(box, { key: 'ArrowRight' });
  fireEvent.keyDown(box, { key: 'ArrowRight' });
  expect(told.map(({ x }) => x)).toEqual([40, 50, 60]);
});
