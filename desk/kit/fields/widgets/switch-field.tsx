/** A field that is on or off. */
import { useTranslation } from '#i18n/use-translation.ts';
import { SwitchInput } from '#ui/switch-input.tsx';
import { FieldShell } from '../field-shell.tsx';
import { useForm } from '../use-form.ts';
import { controlProps, useParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import { fieldWords } from '../words.ts';
import styles from '../fields.module.css';

export function SwitchField(props: WidgetProps) {
  const { row, pointer, value } = props;
  const form = useForm();
  const parts = useParts(props);
  const t = useTranslation(fieldWords);
  const isOn = (value ?? row.fallback) === true;
  return (
    <FieldShell {...props} parts={parts}>
      <div className={styles.switchLine}>
        <SwitchInput
          {...controlProps(parts)}
          checked={isOn}
          onChange={(event) => form.set(pointer, event.target.checked)}
        />
        <span className={styles.label} aria-hidden="true">
          {isOn ? t('on') : t('off')}
        </span>
      </div>
    </FieldShell>
  );
}
