/** A moment, by the shop's clock: date and time in one control, unix seconds in the document. */
import { msOf, secondsOf, SHOP_OFFSET_MS } from '#schemas/time.ts';
import { shopClockName } from '#i18n/clock-words.ts';
import { TextInput } from '#ui/text-input.tsx';
import { FieldShell } from '../field-shell.tsx';
import { isHalfTyped, onHalfTyped } from '../half-typed.ts';
import { shopMoment } from '../shop-moment.ts';
import { useForm } from '../use-form.ts';
import { controlProps, useParts } from '../use-parts.ts';
import { withWrongText } from '../with-wrong-text.ts';
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

/** Stored for a date that is half typed: the browser tells no more of it, and the check refuses what is no moment (ADR-820). */
const HALF_MOMENT = 'incomplete';

export function MomentField(props: WidgetProps) {
  const { pointer, value } = props;
  const form = useForm();
  const isHalf = typeof value === 'string';
  const parts = withWrongText(useParts(props), pointer, isHalf ? 'moment' : undefined);
  const text = momentText(value);
  const read = (control: HTMLInputElement) =>
    form.set(pointer, isHalfTyped(control) ? HALF_MOMENT : readMoment(control.value));
  return (
    <FieldShell {...props} parts={parts}>
      <TextInput
        {...controlProps(parts)}
        type="datetime-local"
        // Seconds are kept where a document has them.
        step={text.length > 16 ? 1 : 60}
        value={text}
        after={<span className={styles.unit}>{shopClockName(parts.locale)}</span>}
        onChange={({ target }) => read(target)}
        {...onHalfTyped(isHalf, read)}
      />
    </FieldShell>
  );
}
