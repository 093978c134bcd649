/** Draws live-share. */
import { useState } from 'react';
import { liveShareGet } from '#schemas/api/live/room-details.ts';
import { defineView } from '#engine/define-view.ts';
import { useAnswer } from '#features/live/index.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LaterQrCode } from '#ui/later-qr-code.tsx';
import { Link } from '#ui/link.tsx';
import { Popover } from '#ui/popover.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, function LiveShare({ root, props, t, act }) {
  const { alive_id: id } = props;
  const [isWanted, setWanted] = useState(false);
  const { value } = useAnswer(isWanted ? id : '', () => act(liveShareGet, { alive_id: id }));
  const poster = value?.list.find(({ kind }) => kind === 'poster');
  return (
    <div {...root} onPointerEnter={() => setWanted(true)} onFocus={() => setWanted(true)}>
      <Popover
        openOn="click"
        place="bottom-end"
        trigger={
          <span className={styles.trigger}>
            <Icon name="external" size={18} />
            {t('share')}
          </span>
        }
      >
        {value !== undefined && (
          <div className={styles.panel}>
            <LaterQrCode text={value.url} label={t('qr')} />
            <p className={styles.url}>{value.url}</p>
            <CopyButton text={value.url} />
            {poster !== undefined && (
              <Link href={poster.url} newTab>
                {t('poster')}
              </Link>
            )}
          </div>
        )}
      </Popover>
    </div>
  );
});
