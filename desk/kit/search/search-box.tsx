/** The search over everything as a box: typed, led through by arrows, opened by Enter. */
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { cx } from '#ui/cx.ts';
import { Modal } from '#ui/modal.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useRest } from '../pickers/use-rest.ts';
import styles from './search.module.css';
import type { Hit } from './sources.ts';
import { useHits, type HitGroup } from './use-hits.ts';
import { searchWords } from './words.ts';

interface HitListProps {
  id: string;
  groups: readonly HitGroup[];
  active: Hit | undefined;
  idOf: (hit: Hit) => string;
  open: (hit: Hit) => void;
}

function HitList({ id, groups, active, idOf, open }: HitListProps) {
  const t = useTranslation(searchWords);
  return (
    <div role="listbox" id={id} aria-label={t('label')} className={styles.hits}>
      {groups.map(({ name, hits }) => (
        <div key={name} role="group" aria-label={t(name === 'screens' ? 'screens' : name)}>
          <p className={styles.group} aria-hidden="true">
            {t(name)}
          </p>
          {hits.map((hit) => (
            <button
              key={hit.href}
              type="button"
              role="option"
              id={idOf(hit)}
              tabIndex={-1}
              aria-selected={hit === active}
              className={cx(styles.hit, hit === active && styles.active)}
              data-hit={hit.href}
              onClick={() => open(hit)}
            >
              <span>{hit.title}</span>
              <span className={styles.note}>{hit.note}</span>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

export function SearchEverything({ onClose }: { onClose: () => void }) {
  const t = useTranslation(searchWords);
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const q = useRest(text.trim());
  const { groups, isPending, failure } = useHits(q);
  const all = groups.flatMap(({ hits }) => hits);
  const active = all[Math.min(place, all.length - 1)];
  const idOf = (hit: Hit) => `${id}${hit.href}`;
  const open = (hit: Hit) => {
    onClose();
    void navigate(hit.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setPlace((Math.min(place, all.length - 1) + step + all.length) % Math.max(1, all.length));
    } else if (event.key === 'Enter' && active !== undefined && q === text.trim()) {
      event.preventDefault();
      open(active);
    }
  };
  return (
    <Modal title={t('open')} size="m" onClose={onClose}>
      <TextInput
        type="search"
        name="everything"
        role="combobox"
        autoComplete="off"
        aria-label={t('label')}
        aria-expanded={all.length > 0}
        aria-controls={`${id}hits`}
        aria-activedescendant={active === undefined ? undefined : idOf(active)}
        placeholder={t('hint')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
      />
      {failure !== '' && <p role="alert">{t('failed', { message: failure })}</p>}
      <div aria-busy={isPending}>
        <HitList id={`${id}hits`} groups={groups} active={active} idOf={idOf} open={open} />
        {all.length === 0 && !isPending && <p role="status">{t('none', { q: text.trim() })}</p>}
      </div>
    </Modal>
  );
}
