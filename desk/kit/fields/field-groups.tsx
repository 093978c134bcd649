/** The fields of a form in their groups; what is rarely needed is closed until it is wanted or faulty. */
import { useId, useState } from 'react';
import { FIELD_GROUPS, type FieldGroup } from '#schemas/page/field.ts';
import { isObject, pointerTo } from '#schemas/page/json.ts';
import type { PropRow } from '#schemas/page/describe-props.ts';
import { useLocale } from '#i18n/use-words.ts';
import { Icon } from '#ui/icon.tsx';
import { FieldView } from './field-view.tsx';
import { useMustShow } from './use-form.ts';
import styles from './fields.module.css';

const isGroupName = (name: string): name is FieldGroup => Object.hasOwn(FIELD_GROUPS, name);
const GROUP_NAMES: readonly FieldGroup[] = Object.keys(FIELD_GROUPS).filter(isGroupName);
const groupOf = ({ group = 'content' }: PropRow): FieldGroup => group;

interface FieldListProps {
  rows: readonly PropRow[];
  value: unknown;
}

function FieldList({ rows, value }: FieldListProps) {
  return rows.map((row) => (
    <FieldView
      key={row.name}
      row={row}
      pointer={pointerTo('', row.name)}
      value={isObject(value) ? value[row.name] : undefined}
    />
  ));
}

function Group({ name, rows, value }: FieldListProps & { name: FieldGroup }) {
  const id = useId();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(name !== 'advanced');
  const mustShow = useMustShow(rows.map((row) => pointerTo('', row.name)));
  const isShown = isOpen || mustShow;
  return (
    <section className={styles.group}>
      <button
        type="button"
        className={styles.groupHead}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setOpen(!isShown)}
      >
        <Icon name="chevron-right" size={14} />
        {FIELD_GROUPS[name][locale]}
      </button>
      <div id={id} className={styles.groupBody} hidden={!isShown}>
        <FieldList rows={rows} value={value} />
      </div>
    </section>
  );
}

/** Where everything is of one group, no head says so. */
export function FieldGroups({ rows, value }: FieldListProps) {
  const groups = GROUP_NAMES.map((name) => ({
    name,
    rows: rows.filter((row) => groupOf(row) === name),
  })).filter((group) => group.rows.length > 0);
  if (groups.length === 1) return <FieldList rows={rows} value={value} />;
  return groups.map((group) => <Group key={group.name} {...group} value={value} />);
}
