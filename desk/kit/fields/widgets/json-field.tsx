/** What has no control of its own, as its JSON; stored once it can be read. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { TextArea } from '#ui/text-area.tsx';
import { FieldShell } from '../field-shell.tsx';
import { useForm } from '../use-form.ts';
import { controlProps, useParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import { fieldWords } from '../words.ts';
import styles from '../fields.module.css';

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

export function JsonField(props: WidgetProps) {
  const { pointer, value } = props;
  const form = useForm();
  const parts = useParts(props);
  const t = useTranslation(fieldWords);
  const [draft, setDraft] = useState<string>();
  const text = draft ?? (value === undefined ? '' : JSON.stringify(value, null, 2));
  const isWrong = draft !== undefined && readJson(draft) === undefined;
  const change = (next: string) => {
    setDraft(next);
    const read = readJson(next);
    if (read !== undefined) form.set(pointer, read.value);
  };
  return (
    <FieldShell {...props} parts={parts}>
      <TextArea
        {...controlProps(parts)}
        rows={5}
        spellCheck={false}
        value={text}
        aria-invalid={isWrong || parts.isWrong ? true : undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={() => {
          if (!isWrong) setDraft(undefined);
        }}
      />
      <p className={styles.help} role="status">
        {isWrong && t('notJson')}
      </p>
    </FieldShell>
  );
}
