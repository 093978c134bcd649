/** Several fields that belong together, as a part of the form. */
import { isObject, pointerTo } from '#schemas/page/json.ts';
import { FieldShell } from '../field-shell.tsx';
import { useForm } from '../use-form.ts';
import { useParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import { hasLinkParts, isLinkPart, LinkParts } from './link-field.tsx';
import styles from '../fields.module.css';

/** The fields of an object; a link that is written into it is one of them. */
export function ObjectParts({ row, pointer, value }: WidgetProps) {
  const { View } = useForm();
  const isLink = hasLinkParts(row);
  return (
    <>
      {row.parts
        .filter((part) => !isLink || !isLinkPart(part))
        .map((part) => (
          <View
            key={part.name}
            row={part}
            pointer={pointerTo(pointer, part.name)}
            value={isObject(value) ? value[part.name] : undefined}
          />
        ))}
      {isLink && <LinkParts row={row} pointer={pointer} value={value} />}
    </>
  );
}

export function ObjectField(props: WidgetProps) {
  const parts = useParts(props, false);
  return (
    <FieldShell {...props} parts={parts} isGroup isNamed>
      <div className={styles.inner}>
        <ObjectParts {...props} />
      </div>
    </FieldShell>
  );
}
