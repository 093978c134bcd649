/** The place of the person: login link for everybody until it is known who looks, then the avatar menu (M87, M88). */
import type { MouseEvent } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { PATHS } from '#schemas/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useDisclosure } from '#ui/use-disclosure.ts';
import { accountWords } from './account-words.ts';
import styles from './account-menu.module.css';

interface Person {
  nickname: string;
  avatar: string;
}

interface AccountMenuProps {
  id: string;
  /** Undefined for a stranger, and until it is known who looks. */
  user: Person | undefined;
  login: () => void;
  logout: () => void;
  /** Leads the owner to the back end; left out for everybody else (M91). */
  enterBackEnd: (() => void) | undefined;
}

function LoginLink({ login }: Pick<AccountMenuProps, 'login'>) {
  const t = useWords(accountWords);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    login();
  };
  return (
    <Link href={PATHS.login} className={styles.login} onClick={onClick}>
      {t('login')}
    </Link>
  );
}

function AvatarMenu({ id, user, logout, enterBackEnd }: Omit<AccountMenuProps, 'user'> & { user: Person }) {
  const t = useWords(accountWords);
  const { open, trigger, toggle, close, around } = useDisclosure<HTMLDivElement>();
  const name = user.nickname || t('learner');
  return (
    <div {...around} className={styles.account}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-label={t('account', { name })}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        <Avatar name={name} src={user.avatar} size={32} />
        <Icon name="chevron-down" size={14} />
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        <p className={styles.who}>{name}</p>
        <Link href={PATHS.personal} className={styles.row} onClick={close}>
          <Icon name="user" size={18} />
          {t('personal')}
        </Link>
        <Link href={PATHS.orders} className={styles.row} onClick={close}>
          <Icon name="pack" size={18} />
          {t('orders')}
        </Link>
        {enterBackEnd !== undefined && (
          <button type="button" className={styles.row} onClick={enterBackEnd}>
            <Icon name="external" size={18} />
            {t('ownerDoor')}
          </button>
        )}
        <button type="button" className={styles.row} onClick={logout}>
          <Icon name="logout" size={18} />
          {t('logout')}
        </button>
      </div>
    </div>
  );
}

/** Always as wide, whoever looks, so that nothing moves when the person is known. */
export function AccountMenu({ user, ...menu }: AccountMenuProps) {
  return (
    <div className={styles.place}>
      {user === undefined ? <LoginLink {...menu} /> : <AvatarMenu {...menu} user={user} />}
    </div>
  );
}
