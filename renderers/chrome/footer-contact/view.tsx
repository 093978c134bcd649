/** The look of the footer's ways of contact. */
import { defineView } from '#engine/define-view.ts';
import { Band } from '#ui/band.tsx';
import { Cover } from '#ui/cover.tsx';
import { cx } from '#ui/cx.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

const QR_PX = 96;

function Way({ href, icon, title }: { href: string; icon: IconName; title: string }) {
  return (
    <Link href={href} className={styles.way}>
      <Icon name={icon} size={20} />
      {title}
    </Link>
  );
}

export default defineView(definition, words, ({ root, props, t }) => {
  const { qr_image: qr, shop_url: shop, microblog_url: microblog, qq_url: qq, text1, text2 } = props;
  if (Object.keys(props).length === 0) return null;
  return (
    <Band {...root} as="section" tone="sunken" space="m" aria-label={t('label')}>
      <div className={styles.contact}>
        {qr !== undefined && (
          <figure className={styles.qr}>
            <Cover src={qr} alt={t('qr')} ratio="1 / 1" width={QR_PX} height={QR_PX} fit="contain" />
            <figcaption>{t('scan')}</figcaption>
          </figure>
        )}
        {shop !== undefined && (
          <figure className={cx(styles.qr, styles.toPhone)}>
            <QrCode text={shop} label={t('shopCode')} size={QR_PX} />
            <figcaption>{t('open')}</figcaption>
          </figure>
        )}
        <div className={styles.words}>
          {text1 !== undefined && <p className={styles.first}>{text1}</p>}
          {text2 !== undefined && <p className={styles.second}>{text2}</p>}
          {(microblog !== undefined || qq !== undefined) && (
            <div className={styles.ways}>
              {microblog !== undefined && <Way href={microblog} icon="weibo" title={t('microblog')} />}
              {qq !== undefined && <Way href={qq} icon="qq" title={t('qq')} />}
            </div>
          )}
        </div>
      </div>
    </Band>
  );
});
