/** The keyboard after a press that removes what was pressed (ADR-861). */
import { useState } from 'react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let end: () => void;
beforeEach(() => {
  end = keepFocus(document);
});
afterEach(() => {
  end();
  cleanup();
});

function Rows({ names, isInMain = true }: { names: string[]; isInMain?: boolean }) {
  const [rows, setRows] = useState(names);
  const list = (
    <ul>
      {rows.map((name) => (
        <li key={name}>
          <button type="button">{`Edit ${name}`}</button>
          <button type="button" onClick={() => setRows(rows.filter((one) => one !== name))}>
            {`Remove ${name}`}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <button type="button">Before</button>
      {isInMain ? (
        <main tabIndex={-1}>
          {list}
          <section>
            <input aria-label="Text" />
            <button type="button">Send</button>
          </section>
        </main>
      ) : (
        <div role="status">{list}</div>
      )}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => {
  button(name).focus();
  fireEvent.click(button(name));
};
const focusText = () => document.activeElement?.textContent;

test('ADR-861: after a row is removed its neighbour has the keyboard, on the same button', async () => {
  render(<Rows names={['a', 'b', 'c']} />);
  press('Remove b');
  await waitFor(() => expect(focusText()).toBe('Remove c'));
  press('Remove c');
  await waitFor(() => expect(focusText()).toBe('Remove a'));
  press('Remove a');
  await waitFor(() => expect(focusText()).toBe('Send'));
});

test('ADR-861: a notice that is closed gives the keyboard back to where it was', async () => {
  render(<Rows names={['a']} isInMain={false} />);
  button('Before').focus();
  press('Remove a');
  await waitFor(() => expect(focusText()).toBe('Before'));
});

function Swap() {
  const [isAsking, setAsking] = useState(false);
  return (
    <main>
      {isAsking ? (
        <span>
          Really?
          <button type="button">Yes</button>
          <button type="button" onClick={() => setAsking(false)}>
            No
          </button>
        </span>
      ) : (
        <button type="button" onClick={() => setAsking(true)}>
          Discard
        </button>
      )}
      <button type="button">Publish</button>
    </main>
  );
}

test('ADR-861: what takes the place of a button takes the keyboard', async () => {
  render(<Swap />);
  press('Discard');
  await waitFor(() => expect(focusText()).toBe('Yes'));
  press('No');
  await waitFor(() => expect(focusText()).toBe('Discard'));
});

test('ADR-861: who left the button, or went elsewhere meanwhile, is left alone', async () => {
  render(<Rows names={['a', 'b']} />);
  button('Remove a').focus();
  fireEvent.pointerDown(document.body);
  button('Remove a').blur();
  fireEvent.click(button('Remove a'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(document.body);
});
