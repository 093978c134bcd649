/** A region chosen down its levels in one field, by a cascader that comes by itself; until then the field stands there unusable. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { CascadeOption, CascadeProps } from '#ui/arco/cascade.tsx';
import { Button } from '#ui/button.tsx';
import { SelectInput } from '#ui/select-input.tsx';
import { useScript } from '#ui/use-script.ts';
import { regionWords } from './region-words.ts';
import field from '#ui/field.module.css';
import styles from './region-field.module.css';

interface RegionFieldProps extends Pick<
  CascadeProps,
  'id' | 'label' | 'value' | 'shownText' | 'onChange' | 'isWrong' | 'describedBy' | 'required' | 'takesFocus'
> {
  /** The label is heard, not seen: something around it says the same. */
  isLabelQuiet?: boolean | undefined;
  options: CascadeOption[] | 'loading' | 'failed';
  /** There where a list did not come. */
  retry: (() => void) | undefined;
}

const loadCascade = () => import('#ui/arco/cascade.tsx');

/** As high as the cascader, and as empty: nothing jumps when it comes. */
function Waiting({
  id,
  label,
  shownText,
  hint,
}: {
  id: string;
  label: string;
  shownText: string;
  hint: string;
}) {
  return (
    <SelectInput id={id} aria-label={label} disabled>
      <option>{shownText === '' ? hint : shownText}</option>
    </SelectInput>
  );
}

export function RegionField({ options, retry, isLabelQuiet, ...props }: RegionFieldProps) {
  const t = useTranslation(regionWords);
  const [isLost, setLost] = useState(false);
  const part = useScript(loadCascade, !isLost, () => setLost(true));
  const again = isLost ? () => setLost(false) : retry;
  return (
    <>
      {isLabelQuiet !== true && (
        <span className={field.label} aria-hidden="true">
          {props.label}
        </span>
      )}
      {part === undefined || typeof options === 'string' ? (
        <Waiting
          id={props.id}
          label={props.label}
          shownText={props.shownText}
          hint={t(options === 'loading' ? 'loading' : 'choose')}
        />
      ) : (
        <part.Cascade {...props} placeholder={t('choose')} options={options} />
      )}
      {again !== undefined && (
        <p className={styles.lost} role="alert">
          {t('failed')}
          <Button size="s" tone="text" onClick={again}>
            {t('retry')}
          </Button>
        </p>
      )}
    </>
  );
}
