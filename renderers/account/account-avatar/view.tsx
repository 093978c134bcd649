/** Draws the person: avatar, nickname, and the button that brings the box for another avatar. */
import { createElement } from 'react';
import { defineView } from '#engine/define-view.ts';
import { PATHS } from '#schemas/paths.ts';
import { useAvatar } from '#features/account/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { FailedBand } from '#ui/failed-band.tsx';
import { Icon } from '#ui/icon.tsx';
import { SheetSkeleton } from '#ui/sheet.tsx';
import { useScript } from '#ui/use-script.ts';
import { UnmountDelay } from '#ui/unmount-delay.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

const SIZE_PX = 96;
/** With the cropper and the place to drop a file: most people never open it. */
const loadBox = () => import('./avatar-box.tsx');

export default defineView(
  definition,
  words,
  function AccountAvatar({ root, data, t, act, intend }) {
    const { info } = data;
    const making = useAvatar(act, () => {
      intend('user.changed', {});
      intend('message.toast', { text: t('kept'), tone: 'success' });
    });
    const isOpen = making.phase.name !== 'closed';
    const box = useScript(loadBox, isOpen, () => {
      making.send({ type: 'closed' });
      intend('message.toast', { text: t('lost'), tone: 'error' });
    });
    const name = info.nickname === '' ? t('nameless') : info.nickname;
    return (
      <section {...root} className={styles.person} aria-label={t('label')}>
        <Avatar name={info.nickname} src={info.avatar} size={SIZE_PX} />
        <p className={styles.name}>{name}</p>
        {info.phone !== '' && <p className={styles.phone}>{info.phone}</p>}
        <Button
          size="s"
          busy={isOpen && box === undefined}
          icon={<Icon name="image" size={16} />}
          onClick={() => making.send({ type: 'opened' })}
        >
          {t('change')}
        </Button>
        <Button size="s" tone="text" href={PATHS.orders} icon={<Icon name="pack" size={16} />}>
          {t('orders')}
        </Button>
        <UnmountDelay of={box}>{(part) => createElement(part.AvatarBox, { making, t })}</UnmountDelay>
      </section>
    );
  },
  { Loading: ({ root }) => <SheetSkeleton root={root} rows={2} />, Failure: FailedBand },
);
