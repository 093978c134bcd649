/** Draws the buy box: as everybody is told at first, then as it is for the person here, in the same places. */
import { createElement, useEffect, useState } from 'react';
import { defineView } from '#engine/define-view.ts';
import { useEngine, useViewer } from '#engine/provider.tsx';
import { useServerNow } from '#engine/server-now.ts';
import { detailInput, useLiveFacts, useOwnDetail } from '#features/goods/index.ts';
import { sayRefundRule } from '#pieces/refund-words.ts';
import { goodsPasswordCheck } from '#schemas/api/access/goods-access.ts';
import { type DetailLimits, NO_PRICE, type SkuOffer } from '#schemas/content/detail.ts';
import type { Locale } from '#schemas/locale.ts';
import type { RefundTerms } from '#schemas/order/refund-rule.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useScript } from '#ui/use-script.ts';
import { actionOf, roomOf } from './action-of.ts';
import { Action } from './action.tsx';
import { boxState, lastMoment } from './box-state.ts';
import { definition } from './definition.ts';
import { Hint } from './hint.tsx';
import { Countdown, PriceLine } from './price-block.tsx';
import { useReminder } from './use-reminder.ts';
import styles from './view.module.css';
import { WaitingOrder } from './waiting-order.tsx';
import { type Say, words } from './words.ts';

interface TermsProps {
  price: number;
  refund: RefundTerms;
  skus: readonly SkuOffer[];
  limits: DetailLimits;
  t: Say;
  locale: Locale;
}

interface Term {
  icon: IconName;
  text: string;
  more?: string;
}

function termsOf({ price, refund, skus, limits, t, locale }: TermsProps): Term[] {
  if (price <= 0) return [];
  const days = Math.min(...skus.map((sku) => sku.period_days));
  const isBounded = skus.length > 0 && days > 0;
  const back = sayRefundRule(refund, locale);
  return [
    { icon: 'shield', text: back, ...(refund.terms === '' ? {} : { more: refund.terms }) },
    { icon: 'clock', text: isBounded ? t('period', { count: days }) : t('forever') },
    ...(limits.svip_free ? [{ icon: 'member', text: t('svipFree') } as const] : []),
  ];
}

/** What one gets for the price, beside it: refunds, how long it stays open, and who studies it for nothing. */
function Terms(props: TermsProps) {
  const terms = termsOf(props);
  if (terms.length === 0) return null;
  return (
    <ul className={styles.terms}>
      {terms.map(({ icon, text, more }) => (
        <li key={text} className={styles.term}>
          <Icon name={icon} size={18} />
          <span>
            {text}
            {more !== undefined && <span className={styles.small}>{more}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Of goods behind a password alone, once somebody has one. */
const bringForm = () => import('./password-form.tsx');

export default defineView(
  definition,
  words,
  function BuyBox({ root, id, props, t, locale, can, intend, act }) {
    const { goods, offer, limits } = props;
    const { events } = useEngine();
    const live = useLiveFacts(goods, props.live);
    const facts = { ...props, live };
    const { stay: _stay, ...origin } = props.opened;
    const own = useOwnDetail(detailInput(goods, origin));
    const now = useServerNow(lastMoment(facts, own));
    const viewer = useViewer();
    const vipHref = viewer.status === 'in' ? viewer.user.svipUrl : undefined;
    const isForMembers = viewer.status === 'in' && limits.svip_price !== NO_PRICE;
    useEffect(() => {
      if (isForMembers) intend('membership.ask', {});
    }, [isForMembers, intend]);
    const [isAsking, setAsking] = useState(false);
    const box = boxState({ ...facts, isSelling: can.selling }, own, now);
    const room = roomOf(props, box.display, own);
    useEffect(() => {
      if (room !== undefined) intend('page.go', { href: room, replace: true });
    }, [room, intend]);
    const { display } = box;
    const reminder = useReminder({
      goodsId: offer.goods_id,
      isAwaited: display.action === 'remind' || display.action === 'soldout',
      isIn: viewer.status === 'in',
      act,
      login: () => intend('login.open', {}),
      showError: (text) => intend('message.toast', { text: text === '' ? t('lost') : text, tone: 'error' }),
    });
    const deed = actionOf(props, display, { own, vipHref });
    const form = useScript(bringForm, isAsking && deed.do === 'password', () => {
      setAsking(false);
      intend('message.toast', { text: t('lost'), tone: 'error' });
    });
    return (
      <section {...root} id="buy" className={styles.box} aria-label={t('label')}>
        {can.prices && <Countdown box={box} now={now} t={t} locale={locale} />}
        <div className={styles.bar}>
          {can.prices && <PriceLine box={box} limits={limits} t={t} locale={locale} />}
          <div className={styles.action}>
            <Action
              display={display}
              deed={deed}
              t={t}
              isAsking={isAsking}
              study={() => intend('study.begin', {})}
              login={() => {
                // Also who is in already, while the shop has not told what it is to them: the form follows its answer.
                setAsking(true);
                intend('login.open', {});
              }}
              ask={() => setAsking(!isAsking)}
              reminder={reminder}
            />
          </div>
        </div>
        <Hint
          display={display}
          own={own}
          goods={goods}
          offer={offer}
          live={live}
          isReminded={reminder.isOn}
          t={t}
          locale={locale}
        />
        <WaitingOrder own={own} now={now} t={t} locale={locale} />
        {form !== undefined &&
          createElement(form.PasswordForm, {
            id,
            t,
            check: (password) => act(goodsPasswordCheck, { goods_id: goods.id, password }),
            onOpen: () => events.emit('access:changed', {}),
          })}
        {can.prices && !box.isOwned && box.isOffered && (
          <Terms
            price={box.price}
            refund={props.refund}
            skus={props.skus}
            limits={limits}
            t={t}
            locale={locale}
          />
        )}
      </section>
    );
  },
);
