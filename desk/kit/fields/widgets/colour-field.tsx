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
import { useForm } from '../use-form.ts';
import { controlProps, useParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import { fieldWords } from '../words.ts';
import styles from '../fields.module.css';

/** A ground is no text: nothing has to be read in its colour. */
const isGround = (name: string) => /(?:^|_)bg(?:_|$)/.test(name);

/** What the colour lies on: the ground this document sets, else the theme's. */
function groundOf(document: unknown, ground: string): Rgb {
  const own = isObject(document) && typeof document['bg'] === 'string' ? document['bg'] : undefined;
  return parseColor(own) ?? parseColor(ground) ?? WHITE;
}

function Contrast({ color, ground, fix }: { color: Rgb; ground: Rgb; fix: (color: string) => void }) {
  const t = useTranslation(fieldWords);
  const ratio = contrast(color, ground);
  const text = (Math.floor(ratio * 10) / 10).toFixed(1);
  if (ratio >= TEXT_CONTRAST) return <p className={styles.help}>{t('contrast', { ratio: text })}</p>;
  const better = toHex(ensureContrast(color, [ground]));
  return (
    <div className={styles.warning} role="status">
      <p>{t('contrastLow', { ratio: text })}</p>
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
        <Contrast
          color={color}
          ground={groundOf(form.value, form.ground)}
          fix={(next) => form.set(pointer, next)}
        />
      )}
    </FieldShell>
  );
}
