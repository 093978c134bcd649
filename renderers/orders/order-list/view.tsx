/** Draws the orders of a tab; the tabs are links, so that each is an address of its own. */
import { defineView } from '#engine/define-view.ts';
import { useOrders } from '#features/order/index.ts';
import { ORDER_TABS, type OrderTab } from '#schemas/order/order-state.ts';
import { PATHS } from '#schemas/paths.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { definition } from './definition.ts';
import { Row } from './row.tsx';
import { words } from './words.ts';
import styles from './view.module.css';

const SHAPES = ['first', 'second', 'third'] as const;

const hrefOf = (tab: OrderTab) => (tab === 'all' ? PATHS.orders : `${PATHS.orders}?state=${tab}`);

export default defineView(definition, words, function OrderList({ root, props, t, locale, act }) {
  const { tab } = props;
  const { list, isLoaded, hasMore, isBusy, fault, more } = useOrders(act, tab);
  const isEmpty = isLoaded && list.length === 0;
  return (
    <div {...root} className={styles.orders}>
      <h1 className={styles.title}>{t('title')}</h1>
      <nav className={styles.tabs} aria-label={t('tabs')}>
        {ORDER_TABS.map((one) => (
          <Link
            key={one}
            className={styles.tab}
            href={hrefOf(one)}
            aria-current={one === tab ? 'page' : undefined}
          >
            {t(one)}
          </Link>
        ))}
      </nav>
      {!isLoaded && fault === '' && (
        <div className={styles.list} role="status" aria-busy="true" aria-label={t('loading')}>
          {SHAPES.map((shape) => (
            <Skeleton key={shape} shape="block" height="208px" />
          ))}
        </div>
      )}
      {isEmpty && (
        <Empty
          title={t(tab === 'all' ? 'empty' : 'emptyTab')}
          hint={tab === 'all' ? t('emptyHint') : undefined}
          action={
            <Button tone="primary" href={PATHS.home}>
              {t('home')}
            </Button>
          }
        />
      )}
      {list.length > 0 && (
        <ol className={styles.list}>
          {list.map((order) => (
            <Row key={order.order_id} order={order} t={t} locale={locale} />
          ))}
        </ol>
      )}
      {fault !== '' && <FailedLine retry={more} message={fault} />}
      {hasMore && fault === '' && (
        <Button className={styles.more} busy={isBusy} onClick={more}>
          {t('more')}
        </Button>
      )}
    </div>
  );
});
