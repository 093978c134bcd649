/** The look of the navbar. */
import { type RefObject, useEffect, useRef } from 'react';
import { defineView, type ViewProps } from '#engine/define-view.ts';
import { usePath, useViewer } from '#engine/provider.tsx';
import type { WordKeys } from '#i18n/words.ts';
import { AccountMenu } from '#pieces/account-menu.tsx';
import { LanguageLink } from '#pieces/language-link.tsx';
import { safeImageUrl } from '#schemas/address/safe-url.ts';
import { authIsAdminGet } from '#schemas/api/identity/merchant-users.ts';
import { PAGE_MIN_WIDTH_PX } from '#schemas/constants.ts';
import { searchPath } from '#schemas/search/search-text.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { AdminLink } from './admin-link.tsx';
import { definition } from './definition.ts';
import logoStyles from './logo.module.css';
import { Menu } from './menu.tsx';
import { navColors } from './nav-colors.ts';
import { Nav } from './nav.tsx';
import { entriesInMenu, entriesOf, type Entry, hasAdminLink, rightAreaWidth } from './right-area.ts';
import { SearchBox } from './search-box.tsx';
import { navWidthLimit } from './split-nav.ts';
import { textWidth } from './text-width.ts';
import styles from './view.module.css';
import { words } from './words.ts';

interface EntriesProps {
  id: string;
  entries: readonly Entry[];
  /** In one menu instead of side by side. */
  isFolded: boolean;
  path: string;
  label: string;
}

/** The personal entries: side by side, or in one menu where they would take the shop's own menu's room (M84-M86). */
function Entries({ id, entries, isFolded, path, label }: EntriesProps) {
  if (entries.length === 0) return null;
  if (isFolded) {
    return (
      <ul className={styles.entries}>
        <Menu id={id} title={label} label={label} path={path} entries={entries} align="end" />
      </ul>
    );
  }
  return (
    <ul className={styles.entries} aria-label={label} data-roving>
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

/** A mark keeps this place whatever its picture, so that nothing moves when it arrives. */
const LOGO_WIDTH_PX = 132;
const LOGO_HEIGHT_PX = 40;
/** A longer name is cut with an ellipsis. */
const NAME_MAX_PX = 240;
const NAME_SIZE_PX = 20;

/** The shop's mark, or its name where it has none; leads home (M74). The width the mark takes of the bar. */
function logoWidth({ shop_name: name, logo }: { shop_name: string; logo?: string }): number {
  if (safeImageUrl(logo) !== undefined) return LOGO_WIDTH_PX;
  return Math.min(textWidth(name, NAME_SIZE_PX), NAME_MAX_PX);
}

interface LogoProps {
  name: string;
  logo: string | undefined;
  href: string;
  /** True on the shop's home, whose heading is the shop itself. */
  heading: boolean;
}

function Logo({ name, logo, href, heading }: LogoProps) {
  const url = safeImageUrl(logo);
  const Place = heading ? 'h1' : 'div';
  return (
    <Place className={logoStyles.logo}>
      <Link href={href}>
        {url === undefined ? (
          <span className={logoStyles.name}>{name}</span>
        ) : (
          <Picture
            url={url}
            alt={name}
            sizes={`${LOGO_WIDTH_PX}px`}
            width={LOGO_WIDTH_PX}
            height={LOGO_HEIGHT_PX}
            priority
            className={logoStyles.mark}
          />
        )}
      </Link>
    </Place>
  );
}

type Props = ViewProps<typeof definition, WordKeys<typeof words>>;

/** Gutters of the bar and the space beside the logo, in pixels of view.module.css. */
const AROUND_LOGO_PX = 2 * 24 + 20;
/** In a window hardly wider than the page the search box, counted at its narrowest elsewhere, gives this much more. */
const SEARCH_GIVES_PX = 48;

function Right({ id, props, t, can, intend, act }: Props) {
  const path = usePath();
  const entries = entriesOf(props, t);
  const isAdmin = async () => {
    const answer = await act(authIsAdminGet, {});
    return answer.ok && answer.data.is_admin === 1;
  };
  return (
    <div className={styles.right}>
      {hasAdminLink(can) && (
        <AdminLink id={`${id}-guide`} guide={can.adminGuide} isAdmin={isAdmin} intend={intend} t={t} />
      )}
      {props.search !== undefined && (
        <SearchBox id={`${id}-search`} search={props.search} intend={intend} act={act} t={t} />
      )}
      {can.login && (
        <Entries
          id={`${id}-entries`}
          entries={entries}
          isFolded={entriesInMenu(entries, can)}
          path={path}
          label={t('entries')}
        />
      )}
      <LanguageLink
        path={path}
        className={styles.language}
        change={(locale) => intend('locale.set', { locale })}
      />
    </div>
  );
}

function Account({ id, can, intend }: Pick<Props, 'id' | 'can' | 'intend'>) {
  const viewer = useViewer();
  const user = viewer.status === 'in' ? viewer.user : undefined;
  const owns = can.adminLink === 'owner-back-end' && user?.owner === true;
  return (
    <AccountMenu
      id={id}
      user={user}
      login={() => intend('login.open', {})}
      logout={() => intend('logout.ask', {})}
      enterBackEnd={owns ? () => intend('owner.enter', {}) : undefined}
    />
  );
}

/** The panel goes with the page it was opened on; a browser without popovers never opens one. */
function useClosedOnEachPage(path: string): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (panel.current !== null && 'hidePopover' in panel.current) panel.current.hidePopover();
  }, [path]);
  return panel;
}

export default defineView(definition, words, (view) => {
  const { root, id, props, t, can, intend } = view;
  const path = usePath();
  const colors = navColors(props, props.page_bg);
  const row = PAGE_MIN_WIDTH_PX + (props.search === undefined ? 0 : SEARCH_GIVES_PX);
  const limit = navWidthLimit(rightAreaWidth(props, can, t), row - AROUND_LOGO_PX - logoWidth(props));
  const fold = `${id}-fold`;
  const panel = useClosedOnEachPage(path);
  return (
    <div {...root} className={cx(styles.bar, colors.own && styles.own)} style={colors.style}>
      <div className={styles.inner}>
        <Logo name={props.shop_name} logo={props.logo} href={props.home_url} heading={path === '/'} />
        <div id={fold} className={styles.fold} ref={panel} popover="auto">
          <button
            type="button"
            className={styles.closer}
            popoverTarget={fold}
            popoverTargetAction="hide"
            aria-label={t('closeMenu')}
          >
            <Icon name="close" size={24} />
          </button>
          <Nav id={id} items={props.items} limit={limit} size={props.text_size} path={path} t={t} />
          <Right {...view} />
        </div>
        {props.search !== undefined && (
          <Link href={searchPath(props.search.scope)} className={styles.find} aria-label={t('search')}>
            <Icon name="search" size={24} />
          </Link>
        )}
        {can.login && <Account id={`${id}-account`} can={can} intend={intend} />}
        <button type="button" className={styles.opener} popoverTarget={fold} aria-label={t('openMenu')}>
          <Icon name="menu" size={24} />
        </button>
      </div>
    </div>
  );
});
