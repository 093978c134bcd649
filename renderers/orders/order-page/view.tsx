/** Draws one order: asked for when it is opened, and about its payment while it is unpaid. */
import { defineView } from '#engine/define-view.ts';
import { useOrder } from '#features/order/index.ts';
import column from '#pieces/personal-list.module.css';
import { UnopenedPage } from '#pieces/unopened-page.tsx';
import { PATHS } from '#schemas/paths.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { definition } from './definition.ts';
import { OrderView } from './order-view.tsx';
import styles from './view.module.css';
import { words } from './words.ts';

export default defineView(definition, words, function OrderPage(props) {
  const { root, t, act } = props;
  const { detail, fault, reload } = useOrder(act, props.props.order_id);
  if (detail !== undefined)
    return (
      <div {...root} className={cx(column.column, styles.order)}>
        <OrderView {...props} detail={detail} reload={reload} />
      </div>
    );
  return (
    <UnopenedPage
      root={root}
      className={styles.order}
      fault={fault}
      reload={() => void reload()}
      words={{ loading: t('loading'), missing: t('missing'), missingHint: t('missingHint') }}
      back={<Button href={PATHS.orders}>{t('toOrders')}</Button>}
    />
  );
});
