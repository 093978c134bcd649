/** Several fields that belong together, as a part of the form. */
import { isObject, pointerTo } from '#schemas/page/json.ts';
import { FieldShell } from '../field-shell.tsx';
import { useForm } from '../use-form.ts';
import { useParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import styles from '../fields.module.css';

export function ObjectField(props: WidgetProps) {
  const { row, pointer, value } = props;
  const { View } = useForm();
  const parts = useParts(props, false);
  return (
    <FieldShell {...props} parts={parts} isGroup>
      <div className={styles.inner}>
        {row.parts.map((part) => (
          <View
            key={part.name}
            row={part}
            pointer={pointerTo(pointer, part.name)}
            value={isObject(value) ? value[part.name] : undefined}
          />
        ))}
      </div>
    </FieldShell>
  );
}
