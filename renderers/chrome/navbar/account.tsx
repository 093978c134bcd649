/** The place of the person: login link for everybody until the engine knows who looks, then the avatar menu (M87, M88). */
import type { MouseEvent } from 'react';
import type { ViewerUser } from '#engine/engine.ts';
import type { Intend } from '#engine/intents.ts';
import { useViewer } from '#engine/provider.tsx';
import { useDisclosure } from '#features/chrome/index.ts';
import { PATHS } from '#schemas/paths.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { NavbarTranslate } from './words.ts';
import styles from './account.module.css';

interface AccountProps {
  id: string;
  can: Capabilities;
  intend: Intend;
  t: NavbarTranslate;
}

function LoginLink({ intend, t }: Pick<AccountProps, 'intend' | 't'>) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    intend('login.open', {});
  };
  return (
    <Link href={PATHS.login} className={styles.login} onClick={onClick}>
      {t('login')}
    </Link>
  );
}

function AvatarMenu({ id, can, intend, t, user }: AccountProps & { user: ViewerUser }) {
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
        {can.adminLink === 'owner-back-end' && user.owner === true && (
          <button type="button" className={styles.row} onClick={() => intend('owner.enter', {})}>
            <Icon name="external" size={18} />
            {t('ownerDoor')}
          </button>
        )}
        <button type="button" className={styles.row} onClick={() => intend('logout.ask', {})}>
          <Icon name="logout" size={18} />
          {t('logout')}
        </button>
      </div>
    </div>
  );
}

/** Always as wide, whoever looks, so that nothing moves when the person is known. */
export function Account(props: AccountProps) {
  const viewer = useViewer();
  return (
    <div className={styles.place}>
      {viewer.status === 'in' ? <AvatarMenu {...props} user={viewer.user} /> : <LoginLink {...props} />}
    </div>
  );
}
