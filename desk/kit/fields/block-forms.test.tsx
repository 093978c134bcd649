/** The forms of all blocks: each field has its control, and what is not touched is not changed. */
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { definitions } from '#renderers/definitions.gen.ts';
import { describeProps, type PropRow } from '#schemas/page/describe-props.ts';
import { NodeEnvelopeSchema } from '#schemas/page/document.ts';
import { SHARED_SCHEMAS } from '#schemas/emit.ts';
import { isObject, pointerTo } from '#schemas/page/json.ts';
import { TestDesk } from '../../../tests/support/test-desk.tsx';
import { newItem } from './new-item.ts';
import { SchemaForm } from './schema-form.tsx';

afterEach(cleanup);

const blocks = definitions.filter(({ family }) => family === 'page');

interface Example {
  name: string;
  props: Readonly<Record<string, unknown>>;
}
const modules = import.meta.glob<{ examples: readonly Example[] }>('../../../renderers/page/*/examples.ts', {
  eager: true,
});
const examplesOf = (kind: string) => modules[`../../../renderers/page/${kind}/examples.ts`]?.examples ?? [];

function draw(schema: Parameters<typeof SchemaForm>[0]['schema'], value: unknown) {
  const onChange = vi.fn<(pointer: string, value: unknown) => void>();
  const { container } = render(
    <TestDesk>
      <SchemaForm schema={schema} value={value} onChange={onChange} />
    </TestDesk>,
  );
  const named = (name: string) => [...container.querySelectorAll<HTMLElement>(`[name="${name}"]`)];
  return { container, onChange, named };
}

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
      const { named } = draw(block.props, example?.props ?? {});
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
      const { container, onChange } = draw(block.props, example?.props ?? {});
      const typed = [
        ...container.querySelectorAll<HTMLInputElement>('input[type=text][name], textarea[name]'),
      ];
      for (const control of typed) {
        onChange.mockClear();
        fireEvent.change(control, { target: { value: `${control.value}x` } });
        const [pointer = '-'] = onChange.mock.calls[0] ?? [];
        expect(`${control.name}/`.startsWith(`${pointer}/`), `${control.name} said ${pointer}`).toBe(true);
      }
    },
  );

  const examples = blocks.flatMap((block) =>
    examplesOf(block.kind).map((example) => [`${block.kind}: ${example.name}`, block, example] as const),
  );
  test.each(examples)('ADR-705: %s changes nothing while nothing is typed', (_, block, { props }) => {
    const before = JSON.stringify(props);
    const { container, onChange } = draw(block.props, props);
    for (const control of container.querySelectorAll<HTMLElement>('input, select, textarea')) {
      fireEvent.focus(control);
      fireEvent.blur(control);
    }
    expect(onChange).not.toHaveBeenCalled();
    expect(JSON.stringify(props)).toBe(before);
  });

  test.each(Object.entries(SHARED_SCHEMAS))('ADR-705: the document %s has a form', (_name, schema) => {
    expect(() => draw(schema, {})).not.toThrow();
  });

  test('ADR-705: the fields of a node itself are named by the desk’s contract', () => {
    const { named } = draw(NodeEnvelopeSchema, { id: 'a', kind: 'spacer', v: 1, props: {} });
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
