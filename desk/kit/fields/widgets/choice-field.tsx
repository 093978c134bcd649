/** One choice of several: few stand side by side, many in a list. */
import type { PropRow } from '#schemas/page/describe-props.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { SelectInput } from '#ui/select-input.tsx';
import { FieldShell } from '../field-shell.tsx';
import { useForm } from '../use-form.ts';
import { controlProps, useParts, type FieldParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import { fieldWords } from '../words.ts';
import styles from '../fields.module.css';

/** A value of a choice as a control of the browser holds it; empty for none. */
function optionText(option: unknown): string {
  if (option === undefined) return '';
  return typeof option === 'string' ? option : JSON.stringify(option);
}

/** The name of the choice at this place, else the word or number itself. */
export function choiceName({ options, names }: PropRow, place: number, { locale }: FieldParts): string {
  return names?.[place]?.[locale] ?? optionText(options[place]);
}

/** Not set is a choice of its own where nothing has to be chosen and nothing stands in for it. */
const mayBeUnset = ({ required, fallback }: PropRow) => !required && fallback === undefined;

export function RadiosField(props: WidgetProps) {
  const { row, pointer, value } = props;
  const form = useForm();
  const parts = useParts(props);
  const t = useTranslation(fieldWords);
  const current = value ?? row.fallback;
  const radio = (text: string, option: unknown, key: string) => (
    <label key={key} className={styles.choice}>
      <input
        type="radio"
        name={parts.name}
        value={optionText(option)}
        checked={current === option}
        onChange={() => form.set(pointer, option)}
      />
      {text}
    </label>
  );
  return (
    <FieldShell {...props} parts={parts} isGroup>
      <div className={styles.choices}>
        {mayBeUnset(row) && radio(t('notChosen'), undefined, 'none')}
        {row.options.map((option, place) => radio(choiceName(row, place, parts), option, optionText(option)))}
      </div>
    </FieldShell>
  );
}

export function SelectField(props: WidgetProps) {
  const { row, pointer, value } = props;
  const form = useForm();
  const parts = useParts(props);
  const t = useTranslation(fieldWords);
  const current = value ?? row.fallback;
  return (
    <FieldShell {...props} parts={parts}>
      <SelectInput
        {...controlProps(parts)}
        value={optionText(current)}
        onChange={(event) =>
          form.set(
            pointer,
            row.options.find((option) => optionText(option) === event.target.value),
          )
        }
      >
        {(mayBeUnset(row) || current === undefined) && <option value="">{t('notChosen')}</option>}
        {row.options.map((option, place) => (
          <option key={optionText(option)} value={optionText(option)}>
            {choiceName(row, place, parts)}
          </option>
        ))}
      </SelectInput>
    </FieldShell>
  );
}

/** Any number of choices, in the order they are named. */
export function ChecksField(props: WidgetProps) {
  const { row, pointer, value } = props;
  const form = useForm();
  const parts = useParts(props);
  const { item } = row;
  if (item === undefined) return null;
  const choices: readonly unknown[] = Array.isArray(value) ? value : [];
  const change = (option: unknown, isOn: boolean) => {
    const next = item.options.filter((one) => (one === option ? isOn : choices.includes(one)));
    form.set(pointer, next.length === 0 && !row.required ? undefined : next);
  };
  return (
    <FieldShell {...props} parts={parts} isGroup>
      <div className={styles.choices}>
        {item.options.map((option, place) => (
          <label key={optionText(option)} className={styles.choice}>
            <input
              type="checkbox"
              name={parts.name}
              value={optionText(option)}
              checked={choices.includes(option)}
              aria-invalid={parts.isWrong ? true : undefined}
              onChange={(event) => change(option, event.target.checked)}
            />
            {choiceName(item, place, parts)}
          </label>
        ))}
      </div>
    </FieldShell>
  );
}
