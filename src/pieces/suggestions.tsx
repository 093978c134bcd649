/** What a search box offers under itself while somebody types: a list of links, led through from the field. */
import { useState, type RefObject } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { SearchScope } from '#schemas/search/search-text.ts';
import { useWords } from '#i18n/use-words.ts';
import { Cover } from '#ui/cover.tsx';
import { cx } from '#ui/cx.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { MarkedText } from '#ui/marked-text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { suggestOptions, type SuggestOption } from './suggest-options.ts';
import { suggestWords } from './suggest-words.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';
import styles from './suggestions.module.css';

export interface SuggestionsProps {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  scope: SearchScope;
  act: Caller;
  /** Searches of before in this browser. */
  past: () => Promise<readonly string[]>;
}

const ICONS = { meant: 'search', past: 'clock', teacher: 'user', all: 'search' } as const satisfies Record<
  Exclude<SuggestOption['kind'], 'good'>,
  IconName
>;

function OptionView({ option }: { option: SuggestOption }) {
  const t = useWords(suggestWords);
  if (option.kind === 'good')
    return (
      <>
        <Cover src={option.good.cover} alt="" ratio="16 / 9" sizes="72px" className={styles.cover} />
        <span className={styles.words}>
          <span className={styles.title}>
            <MarkedText text={option.text} marks={option.good.marks} />
          </span>
          {option.good.teacher !== '' && <span className={styles.note}>{option.good.teacher}</span>}
        </span>
      </>
    );
  return (
    <>
      <Icon name={ICONS[option.kind]} size={18} className={styles.icon} />
      {option.kind === 'meant' && <span className={styles.note}>{t('meant')}</span>}
      <bdi className={cx(styles.text, option.kind === 'meant' && styles.meant)}>
        {option.kind === 'all' ? t('all', { text: option.text }) : option.text}
      </bdi>
      {(option.kind === 'past' || option.kind === 'teacher') && (
        <span className={styles.note}>{t(option.kind)}</span>
      )}
    </>
  );
}

export default function Suggestions({ id, field, scope, act, past }: SuggestionsProps) {
  const t = useWords(suggestWords);
  const [typedText, setTypedText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [before, setBefore] = useState<readonly string[]>([]);
  const { text, answer } = useSuggestions(act, typedText);
  const options = text === '' ? [] : suggestOptions(scope, text, before, answer);
  const isOpen = open && options.length > 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  useCombobox({
    field,
    listId: id,
    count: options.length,
    active,
    isOpen,
    point: setActive,
    onType: (value) => {
      setTypedText(value);
      setOpen(true);
      setActive(-1);
      if (before.length === 0) void past().then(setBefore);
    },
    close,
  });
  return (
    <>
      <div
        id={id}
        className={styles.list}
        role="listbox"
        aria-label={t('list')}
        hidden={!isOpen}
        // Before the field loses the focus, which would close the list.
        onPointerDown={(event) => event.preventDefault()}
      >
        {options.map((option, place) => (
          <Link
            key={`${option.kind} ${option.href}`}
            id={`${id}-${String(place)}`}
            href={option.href}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            className={cx(styles.option, place === active && styles.active)}
            onMouseEnter={() => setActive(place)}
            onClick={close}
          >
            <OptionView option={option} />
          </Link>
        ))}
      </div>
      <VisuallyHidden as="div">
        <p role="status">{isOpen ? t('told', { count: options.length }) : ''}</p>
      </VisuallyHidden>
    </>
  );
}
