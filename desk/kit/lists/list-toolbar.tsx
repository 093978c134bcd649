/** Above a list: words to search for, filters, the order, and how many rows fit. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { SelectInput } from '#ui/select-input.tsx';
import { isNarrow } from './list-address.ts';
import type { ListDefinition, ListFilter } from './list-definition.ts';
import { SearchBox } from './search-box.tsx';
import type { ListStateControl } from './use-list-state.ts';
import styles from './lists.module.css';
import { listWords } from './words.ts';

interface FilterSelectProps {
  filter: ListFilter;
  control: ListStateControl;
}

/** One value or all of them; several at once come by a link, and are shown as such. */
function FilterSelect({ filter: { name, label, options = [] }, control }: FilterSelectProps) {
  const t = useTranslation(listWords);
  const values = control.state.filter[name] ?? [];
  const names = options.filter(({ value }) => values.includes(value)).map((option) => option.label);
  return (
    <label className={styles.filter}>
      <span className={styles.filterLabel}>{label}</span>
      <SelectInput
        name={name}
        value={values.map(String).join(',')}
        onChange={({ target }) =>
          control.filterBy(
            name,
            options.flatMap(({ value }) => (target.value.split(',').includes(String(value)) ? [value] : [])),
          )
        }
      >
        <option value="">{t('all')}</option>
        {values.length > 1 && <option value={values.map(String).join(',')}>{names.join(' · ')}</option>}
        {options.map((option) => (
          <option key={String(option.value)} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </SelectInput>
    </label>
  );
}

function SortSelect<Row>({ list, control }: { list: ListDefinition<Row>; control: ListStateControl }) {
  const t = useTranslation(listWords);
  const nameOf = (sort: string) => {
    const field = sort.replace(/^-/, '');
    return list.columns.find((column) => column.sort === field)?.label ?? list.sortNames?.[field] ?? field;
  };
  if (list.sorts.length < 2) return null;
  return (
    <label className={styles.filter}>
      <span className={styles.filterLabel}>{t('sort')}</span>
      <SelectInput
        name="sort"
        value={control.state.sort === '' ? list.sorts[0] : control.state.sort}
        onChange={({ target }) => control.sortBy(target.value)}
      >
        {list.sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort.startsWith('-') ? 'descending' : 'ascending', { name: nameOf(sort) })}
          </option>
        ))}
      </SelectInput>
    </label>
  );
}

interface ListToolbarProps<Row> {
  list: ListDefinition<Row>;
  control: ListStateControl;
  /** Absent while it is not known. */
  total: number | undefined;
}

export function ListToolbar<Row>({ list, control, total }: ListToolbarProps<Row>) {
  const t = useTranslation(listWords);
  const [isOpen, setOpen] = useState(false);
  const filters = (list.filters ?? []).filter(
    ({ options, isInParts }) => options !== undefined && isInParts !== true,
  );
  return (
    <div className={styles.toolbar}>
      {list.searchHint !== undefined && (
        <SearchBox label={list.searchHint} value={control.state.q} search={control.search} />
      )}
      {(filters.length > 0 || list.sorts.length > 1) && (
        <span className={styles.opener}>
          <Button
            icon={<Icon name="settings" size={18} />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('filters')}
          </Button>
        </span>
      )}
      <div className={cx(styles.filters, isOpen && styles.open)}>
        {filters.map((filter) => (
          <FilterSelect key={filter.name} filter={filter} control={control} />
        ))}
        <SortSelect list={list} control={control} />
      </div>
      <p className={styles.total} role="status">
        {total === undefined ? '' : t('total', { count: total })}
      </p>
      {isNarrow(control.state, list) && (
        <Button size="s" tone="text" onClick={control.clear}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
