/** The order in which test files begin. */
import { expect, it } from 'vitest';
import { inOrder } from './sequencer.ts';

it('gate: files of one environment run together, the long ones first, the others as they came', () => {
  const files = [
    { name: 'drawn', environment: 'plain happy-dom', seconds: 0 },
    { name: 'short', environment: 'plain ', seconds: 0 },
    { name: 'long', environment: 'plain ', seconds: 30 },
    { name: 'drawn too', environment: 'plain happy-dom', seconds: 0 },
    { name: 'next', environment: 'plain ', seconds: 0 },
    { name: 'longest', environment: 'plain ', seconds: 60 },
  ];
  expect(inOrder(files).map(({ name }) => name)).toEqual([
    'longest',
    'long',
    'short',
    'next',
    'drawn',
    'drawn too',
  ]);
});
