/** What the matrix is made of: each value is pressed in or out, and kept in the address. */
import { useSearchParams } from 'react-router-dom';
import { shopClockName } from '#i18n/clock-words.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { DIMENSIONS, readChoices, toggleValue, withValues, type Dimension } from './view-choices.ts';
import { viewsWords } from './words.ts';
import styles from './views.module.css';

function DateChoices() {
  const t = useWords(viewsWords);
  const [search, setSearch] = useSearchParams();
  const locale = useLocale();
  const { date } = readChoices(search);
  const change = (dates: readonly string[]) =>
    setSearch(withValues(search, 'date', dates), { replace: true });
  return (
    <fieldset className={styles.dimension}>
      <legend>
        {t('date')} ({shopClockName(locale)})
      </legend>
      <input
        type="datetime-local"
        name="date"
        aria-label={t('addDate')}
        className={styles.date}
        onChange={(event) => {
          if (event.target.value !== '') change([...new Set([...date, event.target.value])]);
        }}
      />
      {date.map((one) => (
        <Button key={one} size="s" onClick={() => change(date.filter((other) => other !== one))}>
          {t('remove', { what: one.replace('T', ' ') })}
        </Button>
      ))}
    </fieldset>
  );
}

interface DimensionProps<Value extends string> {
  name: Dimension;
  legend: string;
  values: readonly Value[];
  say: (value: Value) => string;
}

function DimensionChoices<Value extends string>({ name, legend, values, say }: DimensionProps<Value>) {
  const [search, setSearch] = useSearchParams();
  const choices: readonly string[] = readChoices(search)[name];
  return (
    <fieldset className={styles.dimension}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value} className={styles.value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={choices.includes(value)}
            onChange={() => setSearch(toggleValue(search, name, value), { replace: true })}
          />
          {say(value)}
        </label>
      ))}
    </fieldset>
  );
}

export function ViewFilters() {
  const t = useWords(viewsWords);
  const { role, state, variant, locale, width } = DIMENSIONS;
  return (
    <div className={styles.filters}>
      <DimensionChoices name="role" legend={t('role')} values={role} say={t} />
      <DimensionChoices name="state" legend={t('state')} values={state} say={t} />
      <DimensionChoices name="variant" legend={t('variant')} values={variant} say={t} />
      <DimensionChoices name="locale" legend={t('locale')} values={locale} say={t} />
      <DimensionChoices
        name="width"
        legend={t('width')}
        values={width}
        say={(value) => t('pixels', { width: value })}
      />
      <DateChoices />
    </div>
  );
}
