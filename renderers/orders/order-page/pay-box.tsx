/** What to do to pay an order here: a code to scan, or the merchant's own words; it goes once the order is paid. */
import { orderWords, type PaymentView, type WatchPhase, wayKey } from '#features/order/index.ts';
import type { Locale } from '#schemas/locale.ts';
import { formatMoney } from '#schemas/money.ts';
import type { Order } from '#schemas/order/order.ts';
import { Button } from '#ui/button.tsx';
import { clockTime } from '#ui/clock-time.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { isHeldLong } from './left.tsx';
import styles from './view.module.css';
import type { Say } from './words.ts';

interface PayBoxProps {
  payment: PaymentView;
  order: Order;
  now: number;
  watch: WatchPhase['name'];
  /** Somebody said that they have paid, and nothing has been seen yet. */
  isClaimed: boolean;
  havePaid: () => void;
  close: () => void;
  t: Say;
  locale: Locale;
}

const QR_SIZE_PX = 220;

function scanHint(provider: string, t: Say): string {
  if (provider === 'wechat_native') return t('scan_wechat_native');
  return provider === 'alipay_precreate' ? t('scan_alipay_precreate') : t('scan');
}

function WhatToDo({ payment, t }: Pick<PayBoxProps, 'payment' | 't'>) {
  if (payment.kind === 'qr')
    return (
      <>
        <p>{scanHint(payment.provider, t)}</p>
        <QrCode className={styles.code} text={payment.content} label={t('code')} size={QR_SIZE_PX} />
      </>
    );
  return (
    <>
      <p>{t(payment.text === '' ? 'transferNone' : 'transfer')}</p>
      {payment.text !== '' && <p className={styles.instructions}>{payment.text}</p>}
      <p>{t('transferNext')}</p>
    </>
  );
}

export function PayBox(props: PayBoxProps) {
  const { payment, order, now, watch, isClaimed, havePaid, close, t, locale } = props;
  const moment = useMoment(locale);
  const status = watch === 'resting' ? t('resting') : isClaimed ? t('unseen') : t('waiting');
  return (
    <Modal title={orderWords.in(locale)(wayKey(payment.provider))} onClose={close} size="m">
      <div className={styles.box}>
        <WhatToDo payment={payment} t={t} />
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt>{t('boxAmount')}</dt>
            <dd className={styles.money}>{formatMoney(order.amount)}</dd>
          </div>
          <div className={styles.fact}>
            <dt>{t(isHeldLong(order.expire_ts, now) ? 'boxUntil' : 'boxLeft')}</dt>
            <dd>
              {isHeldLong(order.expire_ts, now) ? moment(order.expire_ts) : clockTime(order.expire_ts - now)}
            </dd>
          </div>
          {payment.kind === 'instructions' && (
            <div className={styles.fact}>
              <dt>{t('number')}</dt>
              <dd>
                <span className={styles.number}>{order.order_id}</span> <CopyButton text={order.order_id} />
              </dd>
            </div>
          )}
        </dl>
        <p className={styles.hint} role="status">
          {status}
        </p>
      </div>
      <ModalActions>
        <Button onClick={close}>{t('close')}</Button>
        <Button tone="primary" onClick={havePaid}>
          {t('havePaid')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
