/** The look of a shop that opens on phones only. */
import { defineView } from '#engine/define-view.ts';
import { useBoot } from '#engine/provider.tsx';
import { readText } from '#schemas/page/text.ts';
import { safeUrl } from '#schemas/address/safe-url.ts';
import { QrCode } from '#ui/qr-code.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

const CODE_PX = 220;

export default defineView(definition, words, ({ root, t, locale }) => {
  const { base, domain } = useBoot().info;
  const shop = readText(base.shop_name, locale);
  const phoneShop = safeUrl(domain.h5_url);
  return (
    <div {...root} className={styles.screen}>
      {phoneShop !== undefined && (
        <div className={styles.code}>
          <QrCode text={phoneShop} label={t('qr')} size={CODE_PX} />
        </div>
      )}
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.hint}>{t(phoneShop === undefined ? 'noPhone' : 'hint', { shop })}</p>
    </div>
  );
});
