/** Chooses in the menu of a control of ours: opens it by its label, then presses what has this value. */
import { fireEvent, screen } from '@testing-library/react';

const startsWith = (label: string) => new RegExp(`^${label}:`);

/** @param place which of several controls of this label, from 0 */
export function choose(label: string, value: string, place = 0): void {
  const trigger = screen.getAllByRole('button', { name: startsWith(label) })[place];
  if (trigger === undefined) throw new Error(`no choice called ${label}`);
  fireEvent.click(trigger);
  const item = screen.getAllByRole('menuitemradio').find((one) => one.dataset['value'] === value);
  if (item === undefined) throw new Error(`${label} has no ${value}`);
  fireEvent.click(item);
}
