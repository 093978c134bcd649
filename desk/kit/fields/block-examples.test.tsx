/** Each example of each block in its form: what is not touched is not changed. */
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { blocks, drawForm, examplesOf } from '../../../tests/support/draw-schema-form.tsx';

afterEach(cleanup);

describe('examples of blocks in their forms', () => {
  const examples = blocks.flatMap((block) =>
    examplesOf(block.kind).map((example) => [`${block.kind}: ${example.name}`, block, example] as const),
  );
  test.each(examples)('ADR-705: %s changes nothing while nothing is typed', (_, block, { props }) => {
    const before = JSON.stringify(props);
    const { container, onChange } = drawForm(block.props, props);
    for (const control of container.querySelectorAll<HTMLElement>('input, select, textarea')) {
      fireEvent.focus(control);
      fireEvent.blur(control);
    }
    expect(onChange).not.toHaveBeenCalled();
    expect(JSON.stringify(props)).toBe(before);
  });
});
