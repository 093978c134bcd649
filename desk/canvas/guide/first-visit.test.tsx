/** The guide of the canvas: five steps, and closed for good by its person. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { scopesOf } from '#schemas/console/roles.ts';
import { DeskContext } from '#desk/kit/calls/desk-context.ts';
import { WordsProvider } from '#i18n/words-provider.tsx';
import { FirstVisitGuide } from './first-visit.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function show(person = 'Kim') {
  const session = {
    shop: 'knowledge',
    shop_name: 'Lumen',
    person,
    role: 'editor' as const,
    scopes: [...scopesOf('editor')],
    expires_at: 0,
  };
  const refuse = () => Promise.reject(new Error('The guide calls nothing.'));
  render(
    <WordsProvider locale="en">
      <DeskContext value={{ session, appId: 'appknowledge', call: refuse, ask: refuse }}>
        <FirstVisitGuide />
      </DeskContext>
    </WordsProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const guide = () => screen.queryByRole('complementary', { name: 'First steps' });

describe('the guide of the canvas', () => {
  it('leads through five steps and back, and is closed for good at the end', () => {
    show();
    for (const step of [2, 3, 4, 5]) {
      press('Next');
      expect(guide()?.textContent).toContain(`Step ${String(step)} of 5`);
    }
    press('Back');
    expect(guide()?.textContent).toContain('Step 4 of 5');
    press('Next');
    press('Start editing');
    expect(guide()).toBeNull();
    cleanup();
    show();
    expect(guide()).toBeNull();
  });

  it('is closed by Escape, for its own person alone', () => {
    show();
    const open = guide();
    if (open !== null) fireEvent.keyDown(open, { key: 'Escape' });
    expect(guide()).toBeNull();
    cleanup();
    show('Lee');
    expect(guide()).not.toBeNull();
  });
});
