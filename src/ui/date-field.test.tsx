/** The field for a day: by keys, by typing, and by Arco's calendar in the page's language. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DateField } from './date-field.tsx';

// Read once, so that no test waits for it.
beforeAll(() => import('./arco/calendar.tsx'), 30_000);
afterEach(cleanup);

function DateForm({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  return (
    <DateField
      id="day"
      label="Day"
      value={value}
      onChange={setValue}
      min="2026-01-10"
      max="2026-11-22"
      today="2026-11-22"
    />
  );
}
function open(first = '') {
  render(<DateForm first={first} />);
  const field = screen.getByLabelText<HTMLInputElement>('Day');
  return { field, key: (key: string) => fireEvent.keyDown(field, { key }) };
}

describe('a field for a day', () => {
  it('arrow keys move by a day, page keys by a month, never past what may be chosen', () => {
    const { field, key } = open();
    key('ArrowDown');
    expect(field.value).toBe('2026-11-22');
    key('ArrowDown');
    expect(field.value).toBe('2026-11-22');
    key('ArrowUp');
    expect(field.value).toBe('2026-11-21');
    key('PageUp');
    expect(field.value).toBe('2026-10-21');
    for (let month = 0; month < 12; month += 1) key('PageUp');
    expect(field.value).toBe('2026-01-10');
  });

  it('what is typed is written as days are once the field is left', () => {
    const { field } = open();
    fireEvent.change(field, { target: { value: '2026年5月3日' } });
    expect(field.value).toBe('2026年5月3日');
    fireEvent.blur(field);
    expect(field.value).toBe('2026-05-03');
  });

  it('the calendar shows what is typed, gives a day by a press, and closes by Esc alone', async () => {
    const { field, key } = open('2026-05-03');
    const outer = vi.fn();
    document.body.addEventListener('keydown', outer);
    fireEvent.click(field);
    const readShownText = () => document.querySelector('.arco-picker-header-value')?.textContent;
    await vi.waitFor(() => expect(readShownText()).toContain('2026年5月'));
    fireEvent.change(field, { target: { value: '2026-07-03' } });
    await vi.waitFor(() => expect(readShownText()).toContain('2026年7月'));
    const days = [...document.querySelectorAll('.arco-picker-cell-in-view .arco-picker-date')];
    const ninth = days.find((day) => day.textContent === '9');
    if (ninth !== undefined) fireEvent.click(ninth);
    expect(field.value).toBe('2026-07-09');
    fireEvent.click(field);
    key('Escape');
    await vi.waitFor(() => expect(document.querySelector('.arco-picker-container')).toBeNull());
    document.body.removeEventListener('keydown', outer);
    expect(outer).not.toHaveBeenCalled();
  });
});
