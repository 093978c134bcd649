/** The strip says where its learner goes on, on homes alone, and stays away once it was put away. */
import { act as settle, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

async function draw(name: string, path = '/') {
  const requests: string[] = [];
  const drawing = drawView(view, {
    props: {},
    locale: 'en',
    path,
    act: (endpoint) => {
      requests.push(endpoint.name);
      return Promise.resolve({ ok: true, data: examples.find((one) => one.name === name)?.data?.['next'] });
    },
  });
  await settle(() => Promise.resolve());
  return { ...drawing, asked: requests };
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('the continue strip', () => {
  test('ADR-327: names lesson and course, what is left, and leads to the study page', async () => {
    await draw('typical');
    const strip = screen.getByRole('region', { name: 'Continue learning' });
    expect(strip.textContent).toContain('从零做出一个产品第三课 把想法说清楚Lesson 3 of 8 · 12 minutes left');
    expect(screen.getByRole('link', { name: /^Continue: / }).getAttribute('href')).toBe(
      '/learn/v_3/3?product_id=course_1&product_type=50',
    );
  });

  test('ADR-327: put away it stays so for the session', async () => {
    await draw('typical');
    fireEvent.click(screen.getByRole('button'));
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    await draw('typical');
    expect(screen.queryByRole('region')).toBeNull();
  });

  test.each([
    ['with nothing to go on with', 'empty', '/', ['learn.next.get']],
    ['on another page', 'typical', '/record', []],
  ])('ADR-327: draws nothing %s', async (_words, name, path, expectedItems) => {
    const { asked } = await draw(name, path);
    expect(screen.queryByRole('region')).toBeNull();
    expect(asked).toEqual(expectedItems);
  });
});
