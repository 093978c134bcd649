/** A text without languages: an address, a name, a code. */
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FieldShell } from '../field-shell.tsx';
import { useForm } from '../use-form.ts';
import { controlProps, useParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';

export function LineField(props: WidgetProps) {
  const { row, pointer, value } = props;
  const form = useForm();
  const parts = useParts(props);
  return (
    <FieldShell {...props} parts={parts}>
      <TextInput
        {...controlProps(parts)}
        value={typeof value === 'string' ? value : ''}
        inputMode={row.form === 'url' ? 'url' : undefined}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => form.set(pointer, event.target.value)}
      />
    </FieldShell>
  );
}

/** The same in several lines. */
export function LongLineField(props: WidgetProps) {
  const { pointer, value } = props;
  const form = useForm();
  const parts = useParts(props);
  return (
    <FieldShell {...props} parts={parts}>
      <TextArea
        {...controlProps(parts)}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => form.set(pointer, event.target.value)}
      />
    </FieldShell>
  );
}
