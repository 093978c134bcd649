/** A form made from a schema: its fields in groups, each told of its own value, faults and focus (ADR-705). */
import { useEffect, useId, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { TSchema } from 'typebox';
import { describeSchema, type PropRow } from '#schemas/page/describe-props.ts';
import type { Fault } from '#schemas/page/ready.ts';
import { FieldView } from './field-view.tsx';
import { FieldGroups } from './field-groups.tsx';
import { focusField } from './focus-field.ts';
import { FormStore } from './form-store.ts';
import { FormContext } from './use-form.ts';
import styles from './fields.module.css';

export interface SchemaFormProps {
  /** An object's; described once, so it has to stay the same value between two drawings. */
  schema: TSchema;
  /** What is stored. Parts that did not change keep their identity, so that their fields are not drawn anew. */
  value: unknown;
  /** One field was changed; `undefined` takes it out. The pointer may be that of an object around it that was missing. */
  onChange: (pointer: string, value: unknown) => void;
  /** Their pointers begin at the value. */
  faults?: readonly Fault[];
  /** Before the pointer in the name of each control, such as `document:`. */
  namePrefix?: string;
  /** Opens what holds this field and gives it the keyboard, each time another pointer is given. */
  focus?: string | undefined;
  /** Opens what holds this field, and leaves the keyboard where it is. */
  reveal?: string | undefined;
  onFocusField?: (pointer: string) => void;
  /** Background of the shop's theme, against which colours are judged; white where nobody says. */
  ground?: string;
}

const NO_FAULTS: readonly Fault[] = [];
const rowsBySchema = new WeakMap<TSchema, readonly PropRow[]>();

/** The fields of a schema; the same rows each time, as a field is drawn anew for another row. */
function describeFields(schema: TSchema): readonly PropRow[] {
  const rows = rowsBySchema.get(schema) ?? describeSchema(schema);
  rowsBySchema.set(schema, rows);
  return rows;
}

/** What holds the field opens first: the field is there for the keyboard a frame later. */
function useFocusField(root: RefObject<HTMLElement | null>, store: FormStore, focus: string | undefined) {
  useEffect(() => {
    if (focus === undefined) return undefined;
    const frame = requestAnimationFrame(() => {
      if (root.current !== null) focusField(root.current, store.nameOf(focus));
    });
    return () => cancelAnimationFrame(frame);
  }, [focus, root, store]);
}

/** Another value of another thing needs another form: give it a `key`. */
export function SchemaForm(props: SchemaFormProps) {
  const {
    schema,
    value,
    onChange,
    faults = NO_FAULTS,
    namePrefix = '',
    focus,
    reveal,
    onFocusField,
    ground = '#ffffff',
  } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const rows = describeFields(schema);
  const facts = { rows, value, faults, namePrefix, ground, focus, reveal, onChange };
  const [store] = useState(() => new FormStore(id, FieldView, facts));
  useLayoutEffect(() => store.update(facts));
  useFocusField(root, store, focus);
  const onFocus = ({ target }: FocusEvent) => {
    const pointer = store.pointerOf(target.getAttribute('name') ?? '');
    if (pointer !== undefined) onFocusField?.(pointer);
  };
  return (
    <FormContext value={store}>
      <div ref={root} className={styles.form} onFocus={onFocus}>
        <FieldGroups rows={rows} value={value} />
      </div>
    </FormContext>
  );
}
