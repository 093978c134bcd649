/** The menu of the desk: sections the role may open, the shop, and who is signed in. On a phone it opens from the top bar. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { deskSessionEnd } from '#schemas/api/console/desk-session.ts';
import { DESK_LOGIN } from '#schemas/desk/paths.ts';
import { shopClockName, viewerOffset } from '#i18n/clock-words.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { systemClock } from '#platform/clock.ts';
import { SHOP_OFFSET_MS } from '#schemas/time.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toasts.tsx';
import { useDesk } from '../calls/desk-context.ts';
import { SearchButton } from '../search/search-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { isOf, SECTIONS } from './sections.ts';
import { shellWords } from './words.ts';
import styles from './menu.module.css';

/** Whether the browser's clock is the shop's, so that nothing needs to be said of it. */
const isShopsClock = () => viewerOffset(systemClock.now()) === SHOP_OFFSET_MS;

function Account() {
  const t = useWords(shellWords);
  const locale = useLocale();
  const { session, call } = useDesk();
  const client = useQueryClient();
  const navigate = useNavigate();
  const signOut = async () => {
    const answer = await call(deskSessionEnd, {});
    if (!answer.ok) return toast(answer.msg, 'error');
    client.clear();
    return navigate(DESK_LOGIN, { replace: true });
  };
  return (
    <div className={styles.account}>
      <p className={styles.person}>
        <span className={styles.name}>{session.person}</span>
        <span className={styles.role}>{t(session.role)}</span>
      </p>
      {!isShopsClock() && <p className={styles.clock}>{t('clock', { name: shopClockName(locale) })}</p>}
      <p className={styles.ways}>
        <a href="/" target="_blank" rel="noopener">
          {t('toShop')}
        </a>
        <LanguageSwitch />
        <button type="button" className={styles.out} onClick={() => void signOut()} data-action="sign-out">
          {t('signOut')}
        </button>
      </p>
    </div>
  );
}

export function Menu() {
  const t = useWords(shellWords);
  const { session } = useDesk();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const sections = SECTIONS.filter(({ scopes }) => scopes.some((scope) => session.scopes.includes(scope)));
  return (
    <header className={styles.menu}>
      <div className={styles.top}>
        <p className={styles.shop}>{session.shop_name}</p>
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-controls="desk-menu"
          aria-label={t('openMenu')}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} size={22} />
        </button>
      </div>
      <div className={cx(styles.inside, isOpen && styles.isOpen)} id="desk-menu">
        <nav aria-label={t('menu')}>
          <SearchButton />
          <ul className={styles.list}>
            {sections.map((section) => (
              <li key={section.name}>
                <Link
                  to={section.path}
                  className={styles.link}
                  aria-current={isOf(section, pathname) ? 'page' : undefined}
                  data-desk-nav={section.name}
                  onClick={() => setOpen(false)}
                >
                  <Icon name={section.icon} size={20} />
                  {t(section.name)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Account />
      </div>
    </header>
  );
}
