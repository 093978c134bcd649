/** One entry of the bar with a menu under it: a link where it leads somewhere, and a button that opens the menu. */
import type { NavLeafProps } from '#schemas/page/chrome-props.ts';
import { type Link as LinkData, resolveLink } from '#schemas/page/link.ts';
import type { InOneLanguage } from '#schemas/page/text.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useDisclosure } from '#ui/use-disclosure.ts';
import styles from './menu.module.css';
import { columnItems } from './split-nav.ts';
import bar from './view.module.css';

export interface MenuEntry extends InOneLanguage<NavLeafProps> {
  /** 1 for an entry that belongs to the one above it. */
  readonly level?: 0 | 1;
}

interface MenuProps {
  id: string;
  title: string;
  /** Name of the button that opens the menu. */
  label: string;
  link?: LinkData | undefined;
  path: string;
  entries: readonly MenuEntry[];
  /** `end` lines the menu up with its button's right edge. */
  align?: 'start' | 'end';
}

/** More columns than this are laid out from the left edge of the bar. */
const NARROW_COLUMNS = 2;

function Entries({ id, entries, path }: Pick<MenuProps, 'id' | 'entries' | 'path'>) {
  const rows = Math.min(columnItems(entries.length), entries.length);
  return (
    <ul id={id} className={styles.entries} style={{ gridTemplateRows: `repeat(${rows}, auto)` }}>
      {entries.map(({ title, link, level = 0 }, index) => {
        const target = resolveLink(link);
        return (
          <li key={index}>
            <Link
              target={target}
              className={cx(
                styles.entry,
                level === 1 && styles.child,
                target === undefined && styles.heading,
              )}
              aria-current={target?.href === path ? 'page' : undefined}
            >
              {title}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

export function Menu({ id, title, label, link, path, entries, align = 'start' }: MenuProps) {
  const { open, trigger, toggle, around } = useDisclosure<HTMLLIElement>();
  const target = resolveLink(link);
  const wide = entries.length > NARROW_COLUMNS * columnItems(entries.length);
  const current = [link, ...entries.map((entry) => entry.link)].some(
    (one) => resolveLink(one)?.href === path,
  );
  const chevron = <Icon name="chevron-down" size={14} className={styles.chevron} />;
  const control = {
    ref: trigger,
    type: 'button',
    'aria-expanded': open,
    'aria-controls': id,
    onClick: toggle,
  } as const;
  return (
    <li {...around} className={cx(styles.menu, !wide && styles.anchor, current && styles.within)}>
      {target === undefined ? (
        <button {...control} className={styles.trigger}>
          <span className={bar.title}>{title}</span>
          {chevron}
        </button>
      ) : (
        <>
          <Link
            target={target}
            className={styles.link}
            aria-current={target.href === path ? 'page' : undefined}
          >
            <span className={bar.title}>{title}</span>
          </Link>
          <button {...control} className={styles.opener} aria-label={label}>
            {chevron}
          </button>
        </>
      )}
      <div className={cx(styles.panel, wide ? styles.wide : styles[align])} hidden={!open}>
        <Entries id={id} entries={entries} path={path} />
      </div>
    </li>
  );
}
