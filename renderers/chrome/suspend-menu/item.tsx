/** One item of the side menu: a link, or a button that opens what stands behind it (M100-M104). */
import type { MouseEvent, ReactNode } from 'react';
import { openSmallWindow } from '#features/chrome/index.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import type { SideItemType, SuspendItemProps } from '#schemas/page/chrome-props.ts';
import type { InOneLanguage } from '#schemas/page/text.ts';
import { safeImageUrl } from '#schemas/address/safe-url.ts';
import { Cover } from '#ui/cover.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Popover } from '#ui/popover.tsx';
import { LaterQrCode } from '#ui/later-qr-code.tsx';
import type { words } from './words.ts';
import styles from './view.module.css';

type Item = InOneLanguage<SuspendItemProps>;
type T = Translate<WordKeys<typeof words>>;

const ICONS: Readonly<Record<SideItemType, IconName>> = {
  image: 'image',
  text: 'info',
  link: 'link',
  qr: 'qr',
  ai: 'service',
};
const ICON_PX = 24;
const PICTURE_PX = 150;

function Face({ item }: { item: Item }) {
  const icon = safeImageUrl(item.icon);
  return (
    <>
      {icon === undefined ? (
        <Icon name={ICONS[item.type]} size={ICON_PX} />
      ) : (
        <Picture
          url={icon}
          alt=""
          sizes={`${ICON_PX}px`}
          width={ICON_PX}
          height={ICON_PX}
          className={styles.icon}
        />
      )}
      <span className={styles.title}>{item.title}</span>
    </>
  );
}

/** D34: a QR item shows its picture, else the code of its account link. */
function Large({ item, t }: { item: Item; t: T }): ReactNode {
  const label = t('qr', { title: item.title });
  if (item.image !== undefined) {
    const alt = item.type === 'qr' ? label : (item.tips ?? item.title);
    return (
      <Cover src={item.image} alt={alt} ratio="1 / 1" width={PICTURE_PX} height={PICTURE_PX} fit="contain" />
    );
  }
  return item.type === 'qr' && item.url !== undefined ? (
    <LaterQrCode text={item.url} label={label} size={PICTURE_PX} />
  ) : null;
}

function Opening({ item, t }: { item: Item; t: T }) {
  return (
    <Popover
      place="left"
      trigger={<Face item={item} />}
      triggerClassName={styles.item}
      panelClassName={styles.panel}
    >
      <div className={styles.inside} data-title={item.title}>
        <Large item={item} t={t} />
        {item.tips !== undefined && <p className={styles.tips}>{item.tips}</p>}
      </div>
    </Popover>
  );
}

/** M104: the AI customer service keeps a small window beside the page; without script it is a plain link. */
function Assistant({ item, t }: { item: Item; t: T }) {
  const onClick = (event: MouseEvent) => {
    if (item.url === undefined) return;
    event.preventDefault();
    openSmallWindow(item.url);
  };
  return (
    <Link
      href={item.url}
      newTab
      className={styles.item}
      aria-label={t('newWindow', { title: item.title })}
      onClick={onClick}
    >
      <Face item={item} />
    </Link>
  );
}

export function SideItem({ item, t }: { item: Item; t: T }) {
  if (item.type === 'ai') return <Assistant item={item} t={t} />;
  if (item.type !== 'link') return <Opening item={item} t={t} />;
  return (
    <Link href={item.url} className={styles.item}>
      <Face item={item} />
    </Link>
  );
}
