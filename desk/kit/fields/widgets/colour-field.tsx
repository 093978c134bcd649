/** A colour: picked or typed, with how well it reads on the ground and a near one that does. */
import { isObject } from '#schemas/page/json.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ColourInput } from '#ui/colour-input.tsx';
import {
  contrast,
  ensureContrast,
  parseColor,
  TEXT_CONTRAST,
  toHex,
  WHITE,
  type Rgb,
} from '#ui/theme/contrast.ts';
import { Button } from '#ui/button.tsx';
import { FieldShell } from '../field-shell.tsx';
import { useForm, useValueBeside } from '../use-form.ts';
import { controlProps, useParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import { fieldWords } from '../words.ts';
import styles from '../fields.module.css';

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

interface ContrastProps {
  color: Rgb;
  ground: { color: Rgb; isOwn: boolean };
  fix: (color: string) => void;
}

function Contrast({ color, ground, fix }: ContrastProps) {
  const t = useTranslation(fieldWords);
  const ratio = contrast(color, ground.color);
  const text = (Math.floor(ratio * 10) / 10).toFixed(1);
  if (ratio >= TEXT_CONTRAST) {
    const words = t(ground.isOwn ? 'contrastOn' : 'contrast', { ratio: text, color: toHex(ground.color) });
    return <p className={styles.help}>{words}</p>;
  }
  const better = toHex(ensureContrast(color, [ground.color]));
  return (
    <div className={styles.warning} role="status">
      <p>{t(ground.isOwn ? 'contrastOnLow' : 'contrastLow', { ratio: text, color: toHex(ground.color) })}</p>
      <Button size="s" onClick={() => fix(better)}>
        {t('fix', { color: better })}
      </Button>
    </div>
  );
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
        <Contrast color={color} ground={ground} fix={(next) => form.set(pointer, next)} />
      )}
    </FieldShell>
  );
}
