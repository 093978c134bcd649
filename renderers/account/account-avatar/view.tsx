/** Draws the person: avatar, nickname, and the button that brings the box for another avatar. */
import { defineView } from '#engine/define-view.ts';
import { useAvatar } from '#features/account/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { FailedBand } from '#ui/failed-band.tsx';
import { Icon } from '#ui/icon.tsx';
import { SheetSkeleton } from '#ui/sheet.tsx';
import { AvatarBox } from './avatar-box.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

const SIZE_PX = 96;

export default defineView(
  definition,
  words,
  function AccountAvatar({ root, id, data, t, act, intend }) {
    const { info } = data;
    const making = useAvatar(act, () => {
      intend('user.changed', {});
      intend('message.toast', { text: t('kept'), tone: 'success' });
    });
    const name = info.nickname === '' ? t('nameless') : info.nickname;
    return (
      <section {...root} className={styles.person} aria-label={t('label')}>
        <Avatar name={info.nickname} src={info.avatar} size={SIZE_PX} />
        <p className={styles.name}>{name}</p>
        {info.phone !== '' && <p className={styles.phone}>{info.phone}</p>}
        <Button
          size="s"
          icon={<Icon name="image" size={16} />}
          onClick={() => making.send({ type: 'opened' })}
        >
          {t('change')}
        </Button>
        {making.phase.name !== 'closed' && <AvatarBox id={id} making={making} t={t} />}
      </section>
    );
  },
  { Loading: ({ root }) => <SheetSkeleton root={root} rows={2} />, Failed: FailedBand },
);
