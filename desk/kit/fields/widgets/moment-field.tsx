/** A moment, by the shop's clock: date and time in one control, unix seconds in the document. */
import { msOf, secondsOf, SHOP_OFFSET_MS } from '#schemas/time.ts';
import { shopClockName } from '#i18n/clock-words.ts';
import { TextInput } from '#ui/text-input.tsx';
import { FieldShell } from '../field-shell.tsx';
import { shopMoment } from '../shop-moment.ts';
import { useForm } from '../use-form.ts';
import { controlProps, useParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import styles from '../fields.module.css';

/** `2026-11-27T18:30`, with seconds where there are some. */
function momentText(value: unknown): string {
  if (typeof value !== 'number') return '';
  const text = new Date(msOf(value) + SHOP_OFFSET_MS).toISOString().slice(0, 19);
  return text.endsWith(':00') ? text.slice(0, 16) : text;
}

/** Unix seconds; undefined for what is no whole moment. */
function readMoment(text: string): number | undefined {
  const ms = shopMoment(text);
  return ms === undefined ? undefined : secondsOf(ms);
}

export function MomentField(props: WidgetProps) {
  const { pointer, value } = props;
  const form = useForm();
  const parts = useParts(props);
  const text = momentText(value);
  return (
    <FieldShell {...props} parts={parts}>
      <TextInput
        {...controlProps(parts)}
        type="datetime-local"
        // Seconds are kept where a document has them.
        step={text.length > 16 ? 1 : 60}
        value={text}
        after={<span className={styles.unit}>{shopClockName(parts.locale)}</span>}
        onChange={(event) => form.set(pointer, readMoment(event.target.value))}
      />
    </FieldShell>
  );
}
