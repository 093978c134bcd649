/** What stands around a control: its label, the way back to its default, its help and its faults. */
import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { canonicalJson } from '#schemas/page/json.ts';
import { Icon } from '#ui/icon.tsx';
import { useForm } from './use-form.ts';
import { faultIdOf, helpIdOf, type FieldParts } from './use-parts.ts';
import type { WidgetProps } from './widget-props.ts';
import { fieldWords } from './words.ts';
import styles from './fields.module.css';
import hidden from '#ui/visually-hidden.module.css';

interface ShellProps extends WidgetProps {
  parts: FieldParts;
  /** Of several controls: the label names them all. */
  isGroup?: boolean;
  /** The group stands for its field by name. */
  isNamed?: boolean;
  /** At the end of the label's line. */
  end?: ReactNode;
  children: ReactNode;
}

/** The way back to the default of a field that differs from it. */
function ResetButton({ row, pointer, value, parts }: ShellProps) {
  const form = useForm();
  const t = useTranslation(fieldWords);
  const { fallback } = row;
  if (value === undefined || fallback === undefined) return null;
  if (canonicalJson(value) === canonicalJson(fallback)) return null;
  return (
    <button
      type="button"
      className={styles.reset}
      aria-label={t('resetOf', { label: parts.label })}
      title={t('reset')}
      onClick={() => form.set(pointer, undefined)}
    >
      <Icon name="refresh" size={14} />
    </button>
  );
}

/** Help and faults, below the control they are read with. */
function FieldNotes({ id, help, faults, locale }: FieldParts) {
  return (
    <>
      {help !== '' && (
        <p className={styles.help} id={helpIdOf(id)}>
          {help}
        </p>
      )}
      {faults.length > 0 && (
        <ul className={styles.faults} id={faultIdOf(id)}>
          {faults.map(({ pointer, rule, message, hint }) => (
            <li key={`${pointer} ${rule}`} data-fault={rule}>
              <Icon name="error" size={14} />
              <span>
                {message[locale]}
                <span className={styles.hint}>{hint[locale]}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function LabelWords({ row, parts }: ShellProps) {
  const t = useTranslation(fieldWords);
  return (
    <>
      {parts.label}
      {row.required && (
        <span className={styles.required} aria-hidden="true" title={t('required')}>
          {' *'}
        </span>
      )}
    </>
  );
}

export function FieldShell(props: ShellProps) {
  const { parts, pointer, isGroup = false, isNamed = false, bareLabel, end, children } = props;
  const isBare = bareLabel !== undefined;
  const head = (
    <span className={styles.tools}>
      {end}
      <ResetButton {...props} />
    </span>
  );
  if (!isGroup)
    return (
      <div className={styles.field} data-field={pointer}>
        <div className={isBare ? undefined : styles.head}>
          <label className={isBare ? hidden.hidden : styles.label} htmlFor={parts.id}>
            <LabelWords {...props} />
          </label>
          {head}
        </div>
        {children}
        <FieldNotes {...parts} />
      </div>
    );
  return (
    <fieldset
      className={styles.field}
      name={isNamed ? parts.name : undefined}
      data-field={pointer}
      aria-describedby={parts.describedBy}
    >
      <legend className={isBare ? hidden.hidden : styles.legend}>
        <LabelWords {...props} />
      </legend>
      {head}
      {children}
      <FieldNotes {...parts} />
    </fieldset>
  );
}
