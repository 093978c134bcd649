/** Forms of blocks with their examples, for tests. */
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { SchemaForm } from '#desk/kit/fields/schema-form.tsx';
import { definitions } from '#renderers/definitions.gen.ts';
import { TestDesk } from './test-desk.tsx';

/** The blocks a page is made of. */
export const blocks = definitions.filter(({ family }) => family === 'page');

interface Example {
  name: string;
  props: Readonly<Record<string, unknown>>;
}
const modules = import.meta.glob<{ examples: readonly Example[] }>('../../renderers/page/*/examples.ts', {
  eager: true,
});
export const examplesOf = (kind: string) =>
  modules[`../../renderers/page/${kind}/examples.ts`]?.examples ?? [];

/** A form in a desk whose server has nothing. */
export function drawForm(schema: Parameters<typeof SchemaForm>[0]['schema'], value: unknown) {
  const onChange = vi.fn<(pointer: string, value: unknown) => void>();
  const { container } = render(
    <TestDesk>
      <SchemaForm schema={schema} value={value} onChange={onChange} />
    </TestDesk>,
  );
  const buildNamedElements = (name: string) => [
    ...container.querySelectorAll<HTMLElement>(`[name="${name}"]`),
  ];
  return { container, onChange, named: buildNamedElements };
}
