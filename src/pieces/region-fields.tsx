/** A region level by level, by the browser's own controls: they know every keyboard, screen reader and phone (M228). */
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { regionWords } from './region-words.ts';
import field from '#ui/field.module.css';
import styles from './region-fields.module.css';

export interface RegionLevel {
  level: 'province' | 'city' | 'district';
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Value and words of each; `free` where everything may be written, nothing where the level above is not chosen. */
  offers: readonly (readonly [string, string])[] | 'loading' | 'failed' | 'free' | undefined;
  /** Words of a value no list names, or none yet. */
  kept?: string;
  name?: string;
  required?: boolean;
  isWrong?: boolean;
}

interface RegionFieldsProps {
  id: string;
  levels: readonly RegionLevel[];
  /** What is wrong is said once, by the caller, under all of them. */
  describedBy?: string | undefined;
  /** There where a list did not come. */
  retry: (() => void) | undefined;
}

const AUTO_COMPLETE = {
  province: 'address-level1',
  city: 'address-level2',
  district: 'address-level3',
} as const;

type Common = RegionLevel & Pick<RegionFieldsProps, 'id' | 'describedBy'>;

function control({ id, level, value, onChange, name, required, isWrong, describedBy }: Common) {
  return {
    id: `${id}-${level}`,
    name,
    required,
    value,
    autoComplete: AUTO_COMPLETE[level],
    'aria-invalid': isWrong === true ? true : undefined,
    'aria-describedby': describedBy,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  } as const;
}

function Choice(props: Common) {
  const t = useTranslation(regionWords);
  const { value, offers, kept = '' } = props;
  const list = typeof offers === 'object' ? offers : [];
  const isListed = value === '' || list.some(([key]) => key === value);
  return (
    <>
      <select
        {...control(props)}
        className={cx(field.input, field.select)}
        disabled={list.length === 0 && (isListed || kept === '')}
      >
        <option value="">{offers === 'loading' ? t('loading') : t('choose')}</option>
        {!isListed && kept !== '' && <option value={value}>{kept}</option>}
        {list.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className={field.arrow} />
    </>
  );
}

export function RegionFields({ id, levels, describedBy, retry }: RegionFieldsProps) {
  const t = useTranslation(regionWords);
  return (
    <>
      <div className={styles.levels}>
        {levels.map((level) => {
          const props = { ...level, id, describedBy };
          return (
            <div key={level.level} className={field.field}>
              <label className={field.label} htmlFor={`${id}-${level.level}`}>
                {level.label}
              </label>
              <div className={cx(field.frame, level.isWrong === true && field.wrong)}>
                {level.offers === 'free' ? (
                  <input {...control(props)} className={field.input} type="text" />
                ) : (
                  <Choice {...props} />
                )}
              </div>
            </div>
          );
        })}
      </div>
      {retry !== undefined && (
        <p className={styles.lost} role="alert">
          {t('failed')}
          <Button size="s" tone="text" onClick={retry}>
            {t('retry')}
          </Button>
        </p>
      )}
    </>
  );
}
