/** The forms of all blocks: each field has its control. */
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { describeProps, type PropRow } from '#schemas/page/describe-props.ts';
import { NodeEnvelopeSchema } from '#schemas/page/document.ts';
import { SHARED_SCHEMAS } from '#schemas/emit.ts';
import { isObject, pointerTo } from '#schemas/page/json.ts';
import { blocks, drawForm, examplesOf } from '../../../tests/support/draw-schema-form.tsx';
import { newItem } from './new-item.ts';

afterEach(cleanup);

/** Names of controls a field is filled in by, where it stands open. */
function namesOf(row: PropRow, pointer: string): string[] {
  return row.form === 'text' ? [pointerTo(pointer, 'cn'), pointerTo(pointer, 'en')] : [pointer];
}

describe('forms of blocks', () => {
  test('D36: there are the 28 blocks a page is made of', () => expect(blocks.length).toBe(28));

  test.each(blocks.map((block) => [block.kind, block] as const))(
    'ADR-705: %s has a control for each field',
    (_, block) => {
      const [example] = examplesOf(block.kind);
      const { named } = drawForm(block.props, example?.props ?? {});
      const lacking = describeProps(block)
        .flatMap((row) => namesOf(row, pointerTo('', row.name)))
        .filter((name) => named(name).length === 0);
      expect(lacking).toEqual([]);
    },
  );

  test.each(blocks.map((block) => [block.kind, block] as const))(
    'ADR-705: %s: typing into a control says its pointer',
    (_, block) => {
      const [example] = examplesOf(block.kind);
      const { container, onChange } = drawForm(block.props, example?.props ?? {});
      const typedElements = [
        ...container.querySelectorAll<HTMLInputElement>('input[type=text][name], textarea[name]'),
      ];
      for (const control of typedElements) {
        onChange.mockClear();
        fireEvent.change(control, { target: { value: `${control.value}x` } });
        const [pointer = '-'] = onChange.mock.calls[0] ?? [];
        expect(`${control.name}/`.startsWith(`${pointer}/`), `${control.name} said ${pointer}`).toBe(true);
      }
    },
  );

  test.each(Object.entries(SHARED_SCHEMAS))('ADR-705: the document %s has a form', (_name, schema) => {
    expect(() => drawForm(schema, {})).not.toThrow();
  });

  test('ADR-705: the fields of a node itself are named by the desk’s contract', () => {
    const { named } = drawForm(NodeEnvelopeSchema, { id: 'a', kind: 'spacer', v: 1, props: {} });
    expect([named('/when').length, named('/note').length]).toEqual([1, 1]);
  });

  test('ADR-705: a new entry of any list holds what it needs', () => {
    const entries = blocks.flatMap((block) =>
      describeProps(block).flatMap(({ name, item }) =>
        item?.form === 'object' ? [{ of: `${block.kind} ${name}`, item, value: newItem(item) }] : [],
      ),
    );
    expect(entries.length).toBeGreaterThan(10);
    for (const { of, item, value } of entries) {
      const lacking = item.parts.filter(
        (part) => part.required && (!isObject(value) || !(part.name in value)),
      );
      expect([of, lacking.map(({ name }) => name)]).toEqual([of, []]);
    }
  });
});
