/** Which goods a block lists: where they come from first, then only what that needs. */
import { isObject, pointerTo } from '#schemas/page/json.ts';
import type { PropRow } from '#schemas/page/describe-props.ts';
import { useForm } from '../use-form.ts';
import { asTypeChoice } from '../goods-type-row.ts';
import { FieldShell } from '../field-shell.tsx';
import { useParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import styles from '../fields.module.css';

/** Fields that mean something for one source alone. */
const OF_SOURCE: Readonly<Record<string, string>> = { ids: 'manual', tag_id: 'tag' };

/** Whether a field is asked for with this source; one that holds something is seen all the same. */
function isAsked({ name }: PropRow, source: unknown, value: unknown): boolean {
  const only = OF_SOURCE[name];
  return only === undefined || only === source || value !== undefined;
}

export function GoodsQueryField(props: WidgetProps) {
  const { row, pointer, value } = props;
  const { View } = useForm();
  const parts = useParts(props, false);
  const query = isObject(value) ? value : {};
  return (
    <FieldShell {...props} parts={parts} isGroup isNamed>
      <div className={styles.inner}>
        {row.parts
          .filter((part) => isAsked(part, query['source'], query[part.name]))
          .map((part) => (
            <View
              key={part.name}
              row={part.name === 'type' ? asTypeChoice(part) : part}
              pointer={pointerTo(pointer, part.name)}
              value={query[part.name]}
            />
          ))}
      </div>
    </FieldShell>
  );
}
