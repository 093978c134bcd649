/** The field that offers what others wrote, by its keys. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SuggestField } from './suggest-field.tsx';

afterEach(cleanup);

it.each([
  [['ArrowDown'], 'one'],
  [['ArrowUp'], 'three'],
  [['ArrowDown', 'ArrowUp'], 'three'],
  [['ArrowUp', 'ArrowDown'], 'one'],
])('M228: %j and Enter take the offer “%s”', (keys, takenText) => {
  const onChange = vi.fn();
  render(
    <SuggestField
      id="f"
      label="Company"
      value="o"
      offers={['one', 'two', 'three']}
      status=""
      onChange={onChange}
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Company' });
  for (const key of [...keys, 'Enter']) fireEvent.keyDown(field, { key });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(takenText);
});
