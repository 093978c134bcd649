/** Fixed screen: buying one good, or taking a free one (D71, D74). */
import { screen, type FixedScreen } from './fixed-screen.ts';
import { isId } from '../../id.ts';

const TYPE = /^\d{1,3}$/;

/** Query `goods_id` and `goods_type`; anything that cannot be one is none. */
export const orderConfirm: FixedScreen = ({ query }) => {
  const id = query.get('goods_id') ?? '';
  const type = query.get('goods_type') ?? '';
  const isNamed = isId(id) && TYPE.test(type);
  return screen({
    id: 'order-confirm',
    title: { cn: '确认订单', en: 'Confirm your order' },
    kind: 'order-confirm',
    props: { goods_id: isNamed ? id : '', goods_type: isNamed ? Number(type) : 0 },
  });
};
