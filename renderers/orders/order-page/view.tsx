/** Draws one order: asked for when it is opened, and about its payment while it is unpaid. */
import { defineView } from '#engine/define-view.ts';
import { useOrder } from '#features/order/index.ts';
import column from '#pieces/personal-list.module.css';
import { PATHS } from '#schemas/paths.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Empty } from '#ui/empty.tsx';
import { FailedScreen } from '#ui/failed-screen.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { definition } from './definition.ts';
import { OrderView } from './order-view.tsx';
import styles from './view.module.css';
import { words } from './words.ts';

const NOTHING: ReadonlySet<string> = new Set(['not-found', 'bad-parameters']);

export default defineView(definition, words, function OrderPage(props) {
  const { root, t, act } = props;
  const { detail, fault, reload } = useOrder(act, props.props.order_id);
  if (detail !== undefined)
    return (
      <div {...root} className={cx(column.column, styles.order)}>
        <OrderView {...props} detail={detail} reload={reload} />
      </div>
    );
  if (fault === undefined)
    return (
      <div
        {...root}
        className={cx(column.column, styles.order)}
        role="status"
        aria-busy="true"
        aria-label={t('loading')}
      >
        {['184px', '420px'].map((height) => (
          <Skeleton key={height} shape="block" height={height} />
        ))}
      </div>
    );
  return (
    <div {...root} className={cx(column.column, styles.order)}>
      {NOTHING.has(fault.code) ? (
        <Empty
          level={1}
          title={t('missing')}
          hint={t('missingHint')}
          action={<Button href={PATHS.orders}>{t('toOrders')}</Button>}
        />
      ) : (
        <FailedScreen retry={() => void reload()} message={fault.text} />
      )}
    </div>
  );
});
