/** The focal point of a picture, set in the form of a block that crops it (ADR-829). */
import { useState } from 'react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { Type } from 'typebox';
import { afterEach, describe, expect, test } from 'vitest';
import { pictureFields } from '#schemas/page/block-fields.ts';
import { isObject } from '#schemas/page/json.ts';
import { SchemaForm } from '#desk/kit/fields/schema-form.tsx';
import { TestDesk } from '../../../tests/support/test-desk.tsx';

afterEach(cleanup);

const CROPPED = Type.Object(pictureFields());
const WHOLE = Type.Object(pictureFields({ isCropped: false }));

function Form({ schema, image }: { schema: typeof CROPPED; image: string }) {
  const [value, setValue] = useState<unknown>({ image });
  return (
    <TestDesk answers={{}}>
      <SchemaForm
        schema={schema}
        value={value}
        onChange={(pointer, part) =>
          setValue({ ...(isObject(value) ? value : {}), [pointer.slice(1)]: part })
        }
      />
    </TestDesk>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Picture' }).value;
const open = () => {
  press('Set the focal point: Picture');
  return within(screen.getByRole('dialog'));
};

describe('ADR-829: the focal point of a picture', () => {
  test('ADR-829: is moved by the arrow keys, kept inside the picture, and written behind its address', () => {
    render(<Form schema={CROPPED} image="/a.png" />);
    const box = open();
    const picture = box.getByRole('button', { name: /^Picture: click it/ });
    for (let step = 0; step < 12; step += 1) fireEvent.keyDown(picture, { key: 'ArrowDown' });
    fireEvent.keyDown(picture, { key: 'ArrowLeft' });
    fireEvent.keyDown(picture, { key: 'ArrowRight', shiftKey: true });
    expect(box.getByRole('status').textContent).toBe('46% from the left, 100% from the top');
    fireEvent.click(box.getByRole('button', { name: 'Save' }));
    expect(address()).toBe('/a.png#at=46,100');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('ADR-829: is where the picture is pressed; the centre leaves the address as it was', () => {
    render(<Form schema={CROPPED} image="/a.png#at=10,20" />);
    const box = open();
    expect(box.getByRole('status').textContent).toBe('10% from the left, 20% from the top');
    const picture = box.getByRole('button', { name: /^Picture: click it/ });
    picture.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
    fireEvent.click(picture, { clientX: 200, clientY: 200, detail: 1 });
    expect(box.getByRole('status').textContent).toBe('25% from the left, 75% from the top');
    fireEvent.click(box.getByRole('button', { name: 'Centre' }));
    fireEvent.click(box.getByRole('button', { name: 'Save' }));
    expect(address()).toBe('/a.png');
  });

  test('ADR-829: is not offered where the picture is shown whole, or there is none', () => {
    render(<Form schema={WHOLE} image="/a.png" />);
    expect(screen.queryByRole('button', { name: /focal point/ })).toBeNull();
    cleanup();
    render(<Form schema={CROPPED} image="" />);
    expect(screen.queryByRole('button', { name: /focal point/ })).toBeNull();
  });

  test('accessibility: the box is clean', async () => {
    render(<Form schema={CROPPED} image="/a.png" />);
    open();
    expect((await axe.run(screen.getByRole('dialog'))).violations).toEqual([]);
  });
});
