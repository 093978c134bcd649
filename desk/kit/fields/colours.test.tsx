/** Colours of a form are judged against what they stand on, and mended by a press (ADR-705). */
import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { isObject } from '#schemas/page/json.ts';
import { ThemeSchema } from '#schemas/shop/theme.ts';
import { TestDesk } from '../../../tests/support/test-desk.tsx';
import { SchemaForm } from './schema-form.tsx';

afterEach(cleanup);

function Owner({ theme }: { theme: Record<string, unknown> }) {
  const [value, setValue] = useState<unknown>(theme);
  const onChange = (pointer: string, next: unknown) =>
    setValue((before: unknown) => ({ ...(isObject(before) ? before : {}), [pointer.slice(1)]: next }));
  return (
    <TestDesk>
      <SchemaForm schema={ThemeSchema} value={value} onChange={onChange} />
      <output>{JSON.stringify(value)}</output>
    </TestDesk>
  );
}
const readStored = (): Record<string, unknown> =>
  JSON.parse(document.querySelector('output')?.textContent ?? '{}');
const set = (name: string, value: string) => {
  const control = document.querySelector(`[name="/${name}"]`);
  if (control === null) throw new Error(`no ${name}`);
  fireEvent.change(control, { target: { value } });
};

describe('the colours of a theme', () => {
  test('ADR-705: text on the main colour is judged against it, whatever the page is', () => {
    render(<Owner theme={{ primary: '#0a6b3c', primary_text: '#ffffff', bg: '#ffffff' }} />);
    expect(screen.getByText(/^Contrast with #0a6b3c: 6\.\d:1$/)).toBeTruthy();
  });

  test('ADR-705: another main colour is judged again, and one press mends the text on it', () => {
    render(<Owner theme={{ primary: '#0a6b3c', primary_text: '#ffffff' }} />);
    set('primary', '#ffe14d');
    expect(screen.getByText(/^Contrast with #ffe14d is only 1\.\d:1/)).toBeTruthy();
    const fixes = screen.getAllByRole('button', { name: /^Use #/ });
    const last = fixes.at(-1);
    if (last === undefined) throw new Error('no fix');
    fireEvent.click(last);
    expect(readStored()['primary_text']).not.toBe('#ffffff');
    expect(screen.queryByText(/^Contrast with #ffe14d is only/)).toBeNull();
  });
});
