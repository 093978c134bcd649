/** The look of a shop that cannot be visited. */
import { defineView } from '#engine/define-view.ts';
import { useBoot } from '#engine/provider.tsx';
import { safeUrl } from '#schemas/address/safe-url.ts';
import { readText } from '#schemas/page/text.ts';
import { PATHS } from '#schemas/paths.ts';
import { BLOCKED_PAGE, BLOCKED_STATE } from '#schemas/shop/shop-blocked.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import type { IconName } from '#ui/icon.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

const ICONS = {
  [BLOCKED_STATE.closed]: 'clock',
  [BLOCKED_STATE.expired]: 'warning',
  [BLOCKED_STATE.sealed]: 'lock',
} as const satisfies Record<number, IconName>;

export default defineView(definition, words, ({ root, props, t, can, locale }) => {
  const { info } = useBoot();
  const shop = readText(info.base.shop_name, locale);
  const { state, page } = props;
  const platform = can.supportLine ? safeUrl(info.support_url) : undefined;
  const about = page === BLOCKED_PAGE.shop ? '' : t(`about${page}`);
  return (
    <div {...root} className={styles.page}>
      {can.brandOnLogin === 'shown' && <p className={styles.shop}>{shop}</p>}
      <Empty
        level={1}
        className={styles.state}
        icon={ICONS[state]}
        title={t(`title${state}`)}
        hint={`${about} ${t(`hint${state}`)}`.trim()}
        action={
          state === BLOCKED_STATE.sealed ? (
            platform !== undefined && <Button href={platform}>{t('platform')}</Button>
          ) : (
            <>
              <Button tone="primary" href="/">
                {t('again')}
              </Button>
              {state === BLOCKED_STATE.closed && can.login && (
                <Button href={PATHS.login}>{t('login')}</Button>
              )}
            </>
          )
        }
      />
      <p className={styles.kept}>{t('kept')}</p>
    </div>
  );
});
