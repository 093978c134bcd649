/** The shop's own menu: what fits stands in the bar, the rest under "more" (M75-M79). */
import type { NavbarProps } from '#schemas/page/chrome-props.ts';
import { resolveLink } from '#schemas/page/link.ts';
import type { InOneLanguage } from '#schemas/page/text.ts';
import { Link } from '#ui/link.tsx';
import { Menu, type MenuEntry } from './menu.tsx';
import { splitNav } from './split-nav.ts';
import type { NavbarTranslate } from './words.ts';
import styles from './view.module.css';

type Item = InOneLanguage<NavbarProps>['items'][number];

/** An overflowing item is listed with its own sub-menu under it. */
function moreEntries(items: readonly Item[]): MenuEntry[] {
  return items.flatMap(({ items: children = [], ...item }) => [
    item,
    ...children.map((child) => ({ ...child, level: 1 as const })),
  ]);
}

function NavItem({ item, id, path, t }: { item: Item; id: string; path: string; t: NavbarTranslate }) {
  const { title, link, items } = item;
  if (items !== undefined) {
    return (
      <Menu id={id} title={title} label={t('submenu', { title })} link={link} path={path} entries={items} />
    );
  }
  const target = resolveLink(link);
  return (
    <li className={styles.item}>
      <Link target={target} className={styles.link} aria-current={target?.href === path ? 'page' : undefined}>
        <span className={styles.title}>{title}</span>
      </Link>
    </li>
  );
}

interface NavProps {
  id: string;
  items: readonly Item[];
  /** Pixels the menu may fill. */
  limit: number;
  /** Font size in pixels (M80). */
  size: number;
  path: string;
  t: NavbarTranslate;
}

export function Nav({ id, items, limit, size, path, t }: NavProps) {
  const { visible, more } = splitNav(items, limit, size, t('more'));
  return (
    <nav className={styles.nav} aria-label={t('nav')} style={{ fontSize: size }}>
      <ul className={styles.items} data-roving>
        {visible.map((item, index) => (
          <NavItem key={index} item={item} id={`${id}-menu-${index}`} path={path} t={t} />
        ))}
        {more.length > 0 && (
          <Menu
            id={`${id}-more`}
            title={t('more')}
            label={t('more')}
            path={path}
            entries={moreEntries(more)}
            align="end"
          />
        )}
      </ul>
    </nav>
  );
}
