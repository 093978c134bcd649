/** A text without languages: an address, a name, a code. */
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FieldShell } from '../field-shell.tsx';
import { useComposition } from '../use-composition.ts';
import { useForm } from '../use-form.ts';
import { controlProps, useParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';

export function LineField(props: WidgetProps) {
  const { row, pointer, value } = props;
  const form = useForm();
  const parts = useParts(props);
  const control = useComposition(typeof value === 'string' ? value : '', (text) => form.set(pointer, text));
  return (
    <FieldShell {...props} parts={parts}>
      <TextInput
        {...controlProps(parts)}
        {...control}
        inputMode={row.form === 'url' ? 'url' : undefined}
        spellCheck={false}
        autoComplete="off"
      />
    </FieldShell>
  );
}

/** The same in several lines. */
export function LongLineField(props: WidgetProps) {
  const { pointer, value } = props;
  const form = useForm();
  const parts = useParts(props);
  const control = useComposition(typeof value === 'string' ? value : '', (text) => form.set(pointer, text));
  return (
    <FieldShell {...props} parts={parts}>
      <TextArea {...controlProps(parts)} {...control} />
    </FieldShell>
  );
}
