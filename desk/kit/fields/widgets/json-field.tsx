/** What has no control of its own, as its JSON; a text that is none is stored as it was typed, and refused by the check. */
import { useState } from 'react';
import { TextArea } from '#ui/text-area.tsx';
import { FieldShell } from '../field-shell.tsx';
import { useForm } from '../use-form.ts';
import { controlProps, useParts } from '../use-parts.ts';
import { withWrongText } from '../with-wrong-text.ts';
import type { WidgetProps } from '../widget-props.ts';

/** What a text says as JSON; nothing where it is none. */
function readJson(text: string): { value: unknown } | undefined {
  if (text.trim() === '') return { value: undefined };
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}

/** As it is shown: a stored text that is no JSON is one that was typed and is not mended yet. */
function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' && readJson(value) === undefined ? value : JSON.stringify(value, null, 2);
}

export function JsonField(props: WidgetProps) {
  const { pointer, value } = props;
  const form = useForm();
  const [draft, setDraft] = useState<string>();
  const text = draft ?? textOf(value);
  const parts = withWrongText(useParts(props), pointer, readJson(text) === undefined ? 'json' : undefined);
  const change = (next: string) => {
    setDraft(next);
    const read = readJson(next);
    form.set(pointer, read === undefined ? next : read.value);
  };
  return (
    <FieldShell {...props} parts={parts}>
      <TextArea
        {...controlProps(parts)}
        rows={5}
        spellCheck={false}
        value={text}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
    </FieldShell>
  );
}
