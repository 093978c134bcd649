/** The look of the login page until there is a login: the shop's brand, and a plain word. */
import { defineView } from '#engine/define-view.ts';
import { useBoot } from '#engine/provider.tsx';
import { readText } from '#schemas/page/text.ts';
import { safeImageUrl } from '#schemas/rules/safe-url.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

const LOGO_WIDTH_PX = 132;
const LOGO_HEIGHT_PX = 40;

export default defineView(definition, words, ({ root, t, can, locale }) => {
  const { info, navbar } = useBoot();
  const shop = readText(info.base.shop_name, locale);
  const logo = safeImageUrl(navbar.basic.logo) ?? safeImageUrl(info.pc.pc_shop_logo);
  // A Tencent-type shop shows neither logo nor name on its login page (M125).
  const branded = can.brandOnLogin === 'shown';
  const browsable = can.shopState === 'open' && can.browseAnonymously === 'yes';
  return (
    <div {...root} className={styles.page}>
      {can.shopState === 'closed' && (
        <p className={styles.notice} role="status">
          <Icon name="info" size={18} />
          {t('training')}
        </p>
      )}
      <div className={styles.card}>
        {branded && logo !== undefined && (
          <img className={styles.logo} src={logo} alt={shop} width={LOGO_WIDTH_PX} height={LOGO_HEIGHT_PX} />
        )}
        <h1 className={styles.title}>{branded ? t('title', { shop }) : t('plain')}</h1>
        <p className={styles.text}>{t(browsable ? 'text' : 'closedText')}</p>
        {browsable && (
          <Button tone="primary" href="/">
            {t('home')}
          </Button>
        )}
      </div>
    </div>
  );
});
