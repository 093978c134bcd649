/** The look of content the PC shop cannot show. */
import { defineView } from '#engine/define-view.ts';
import { useBoot } from '#engine/provider.tsx';
import { safeUrl } from '#schemas/rules/safe-url.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, ({ root, t }) => {
  const phoneShop = safeUrl(useBoot().info.domain.h5_url);
  return (
    <div {...root}>
      <Empty
        level={1}
        icon="phone"
        title={t('title')}
        hint={t(phoneShop === undefined ? 'noPhone' : 'hint')}
        action={
          <div className={styles.ways}>
            {phoneShop !== undefined && (
              <div className={styles.code}>
                <QrCode text={phoneShop} label={t('qr')} />
              </div>
            )}
            <Button href="/">{t('home')}</Button>
          </div>
        }
      />
    </div>
  );
});
