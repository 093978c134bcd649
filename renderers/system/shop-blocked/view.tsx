/** The look of a shop that cannot be visited. */
import { defineView } from '#engine/define-view.ts';
import { useBoot } from '#engine/provider.tsx';
import { readText } from '#schemas/page/text.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import type { IconName } from '#ui/icon.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

const ICONS: Readonly<Record<1 | 2 | 3, IconName>> = { 1: 'clock', 2: 'warning', 3: 'lock' };
const CLOSED = 1;
const SEALED = 3;

export default defineView(definition, words, ({ root, props, t, can, locale }) => {
  const shop = readText(useBoot().info.base.shop_name, locale);
  const { state, page } = props;
  const about = page === 1 ? '' : t(`about${page}`);
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
          state === SEALED ? undefined : (
            <>
              <Button tone="primary" href="/">
                {t('again')}
              </Button>
              {state === CLOSED && can.login && <Button href="/login">{t('login')}</Button>}
            </>
          )
        }
      />
    </div>
  );
});
