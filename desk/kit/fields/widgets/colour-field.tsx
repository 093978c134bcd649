/** A colour: picked or typed, with how well it reads on the ground and a near one that does. */
import { isObject } from '#schemas/page/json.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ColourInput } from '#ui/colour-input.tsx';
import { parseColor, toHex, WHITE, type Rgb } from '#ui/theme/contrast.ts';
import { ContrastLine } from '../contrast-line.tsx';
import { FieldShell } from '../field-shell.tsx';
import { useForm, useValueBeside } from '../use-form.ts';
import { controlProps, useParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import { fieldWords } from '../words.ts';

/** A ground is no text: nothing has to be read in its colour. */
const isGround = (name: string) => /(?:^|_)bg(?:_|$)/.test(name);

const asColor = (value: unknown): Rgb | undefined =>
  typeof value === 'string' ? parseColor(value) : undefined;

/** The colour a field is read on: that of the field its schema names, else the ground this document sets, else the theme's. */
function useGround({ pointer, row: { ground } }: WidgetProps): { color: Rgb; isOwn: boolean } {
  const form = useForm();
  const own = asColor(useValueBeside(pointer, ground));
  if (own !== undefined) return { color: own, isOwn: true };
  const page = isObject(form.value) ? asColor(form.value['bg']) : undefined;
  return { color: page ?? asColor(form.ground) ?? WHITE, isOwn: false };
}

export function ColourField(props: WidgetProps) {
  const { row, pointer, value } = props;
  const form = useForm();
  const parts = useParts(props);
  const t = useTranslation(fieldWords);
  const text = typeof value === 'string' ? value : '';
  const color = parseColor(text);
  const ground = useGround(props);
  return (
    <FieldShell {...props} parts={parts}>
      <ColourInput
        {...controlProps(parts)}
        pickerLabel={t('picker', { label: parts.label })}
        value={text}
        hex={color === undefined ? undefined : toHex(color)}
        onChange={(next) => form.set(pointer, next)}
      />
      {color !== undefined && !isGround(row.name) && (
        <ContrastLine color={color} ground={ground} fix={(next) => form.set(pointer, next)} />
      )}
    </FieldShell>
  );
}
