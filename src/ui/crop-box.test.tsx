/** A picture under the hand: what was dragged is not lost to a key pressed before it was drawn (M227). */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
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

HTMLElement.prototype.setPointerCapture ??= vi.fn();
afterEach(cleanup);

/** A box whose crop is drawn when a test says so, and what it told. */
function readDrawing() {
  const toldCrops: Crop[] = [];
  const picture = Object.assign(document.createElement('canvas'), { width: 1200, height: 600 });
  const withCrop = (crop: Crop) => (
    <CropBox picture={picture} crop={crop} onCrop={(next) => toldCrops.push(next)} words={WORDS} />
  );
  const { rerender } = render(withCrop({ x: 0, y: 0, zoom: 1 }));
  const box = screen.getByRole('button', { name: 'Picture' });
  return { told: toldCrops, box, draw: (crop: Crop) => rerender(withCrop(crop)) };
}

it('M227: a key goes on from where a drag ended, drawn or not', () => {
  const { told, box } = readDrawing();
  fireEvent.pointerDown(box, { pointerId: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(box, { pointerId: 1, clientX: 140, clientY: 100 });
  fireEvent.pointerUp(box, { pointerId: 1 });
  fireEvent.keyDown(box, { key: 'ArrowRight' });
  fireEvent.keyDown(box, { key: 'ArrowRight' });
  expect(told.map(({ x }) => x)).toEqual([40, 50, 60]);
});

it('M227: what is drawn late takes nothing back; another crop than any that was told does', () => {
  const { told, box, draw } = readDrawing();
  fireEvent.keyDown(box, { key: 'ArrowRight' });
  fireEvent.keyDown(box, { key: 'ArrowRight' });
  const [first] = told;
  if (first !== undefined) draw(first);
  fireEvent.keyDown(box, { key: 'ArrowRight' });
  draw({ x: -50, y: 0, zoom: 1 });
  fireEvent.keyDown(box, { key: 'ArrowRight' });
  expect(told.map(({ x }) => x)).toEqual([10, 20, 30, -40]);
});
