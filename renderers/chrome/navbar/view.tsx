/** The look of the navbar. */
import { defineView } from '#engine/define-view.ts';
import { useBoot, usePath } from '#engine/provider.tsx';
import { authIsAdminGet } from '#schemas/api/auth/auth.is_admin.get.ts';
import type { NavbarProps } from '#schemas/page/chrome-props.ts';
import { resolveLink } from '#schemas/page/link.ts';
import type { Localized } from '#schemas/page/text.ts';
import { NAV_WIDTH_LIMIT_PX, PAGE_MIN_WIDTH_PX } from '#schemas/constants.ts';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/link.tsx';
import { Account } from './account.tsx';
import { AdminDoor } from './admin-door.tsx';
import { definition } from './definition.ts';
import { LanguageSwitch } from './language.tsx';
import { Logo, logoWidth } from './logo.tsx';
import { Menu, type MenuEntry } from './menu.tsx';
import { navColors } from './nav-colors.ts';
import { entriesInMenu, entriesOf, rightAreaWidth, type Entry } from './right-area.ts';
import { SearchBox } from './search-box.tsx';
import { navWidthLimit, splitNav } from './split-nav.ts';
import { words, type NavbarTranslate } from './words.ts';
import styles from './view.module.css';

type Items = Localized<NavbarProps>['items'];

/** Gutters of the bar and the space beside the logo, in pixels of view.module.css. */
const AROUND_LOGO_PX = 2 * 24 + 20;

/** An overflowing item is listed with its own sub-menu under it. */
function moreEntries(items: readonly Items[number][]): MenuEntry[] {
  return items.flatMap(({ items: children = [], ...item }) => [
    item,
    ...children.map((child) => ({ ...child, level: 1 as const })),
  ]);
}

function NavItem({
  item,
  id,
  path,
  t,
}: {
  item: Items[number];
  id: string;
  path: string;
  t: NavbarTranslate;
}) {
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
  items: Items;
  limit: number;
  size: number;
  path: string;
  t: NavbarTranslate;
}

function Nav({ id, items, limit, size, path, t }: NavProps) {
  const { shown, more } = splitNav(items, limit, size, t('more'));
  return (
    <nav className={styles.nav} aria-label={t('nav')} style={{ fontSize: size }}>
      <ul className={styles.items}>
        {shown.map((item, index) => (
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

interface EntriesProps {
  id: string;
  entries: readonly Entry[];
  path: string;
  label: string;
}

function Entries({ id, entries, path, label }: EntriesProps) {
  if (entries.length === 0) return null;
  if (entriesInMenu(entries)) {
    return (
      <ul className={styles.entries}>
        <Menu id={id} title={label} label={label} path={path} entries={entries} align="end" />
      </ul>
    );
  }
  return (
    <ul className={styles.entries} aria-label={label}>
      {entries.map(({ key, title, target }) => (
        <li key={key}>
          <Link
            target={target}
            className={styles.entry}
            aria-current={target?.href === path ? 'page' : undefined}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export default defineView(definition, words, ({ root, id, props, t, locale, can, intend, act }) => {
  const path = usePath();
  const colors = navColors(props, useBoot().theme.bg);
  const rightArea = rightAreaWidth(props, can, t);
  const room = Math.min(NAV_WIDTH_LIMIT_PX, PAGE_MIN_WIDTH_PX - AROUND_LOGO_PX - logoWidth(props));
  const isAdmin = async () => {
    const answer = await act(authIsAdminGet, {});
    return answer.ok && answer.data.is_admin === 1;
  };
  return (
    <div {...root} className={cx(styles.bar, colors.own && styles.own)} style={colors.style}>
      <div className={styles.inner}>
        <Logo
          shop_name={props.shop_name}
          {...(props.logo === undefined ? {} : { logo: props.logo })}
          href={props.home_url}
        />
        <Nav
          id={id}
          items={props.items}
          limit={navWidthLimit(rightArea, room)}
          size={props.text_size}
          path={path}
          t={t}
        />
        <div className={styles.right}>
          {can.login && can.adminDoor === 'training-console' && (
            <AdminDoor id={`${id}-guide`} guide={can.adminGuide} isAdmin={isAdmin} intend={intend} t={t} />
          )}
          {props.search !== undefined && (
            <SearchBox id={`${id}-search`} search={props.search} intend={intend} t={t} />
          )}
          {can.login && (
            <Entries id={`${id}-entries`} entries={entriesOf(props, t)} path={path} label={t('entries')} />
          )}
          <LanguageSwitch locale={locale} path={path} intend={intend} t={t} />
          {can.login && <Account id={`${id}-account`} can={can} intend={intend} t={t} />}
        </div>
      </div>
    </div>
  );
});
