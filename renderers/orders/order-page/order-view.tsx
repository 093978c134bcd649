/** An order that is known, with what is done about it: paid, given up, asked back. */
import { useEffect, useRef, useState } from 'react';
import { orderCancel } from '#schemas/api/orders/orders.ts';
import { orderInvoiceAsk } from '#schemas/api/orders/invoices.ts';
import { orderRefundApply } from '#schemas/api/orders/refunds.ts';
import type { InvoiceWritten } from '#schemas/order/invoice.ts';
import { ORDER_STATE } from '#schemas/order/order-state.ts';
import type { ViewProps } from '#engine/define-view.ts';
import { useServerNow } from '#engine/server-now.ts';
import { orderWords, useOrderWatch, usePayment, wayKey, type OrderDetail } from '#features/order/index.ts';
import type { WordKeys } from '#i18n/words.ts';
import { UnmountDelay } from '#ui/unmount-delay.tsx';
import type { definition } from './definition.ts';
import { Head } from './head.tsx';
import { InvoiceSection } from './invoice.tsx';
import { PayBox } from './pay-box.tsx';
import { Receipt } from './receipt.tsx';
import { Refunds } from './refunds.tsx';
import type { words } from './words.ts';

interface ShownProps extends Pick<
  ViewProps<typeof definition, WordKeys<typeof words>>,
  'id' | 'props' | 't' | 'locale' | 'can' | 'act' | 'intend'
> {
  detail: OrderDetail;
  reload: () => Promise<void>;
}

export function OrderView({ id, props, t, locale, can, act, intend, detail, reload }: ShownProps) {
  const { order, providers } = detail;
  const { order_id } = order;
  const isUnpaid = order.state === ORDER_STATE.unpaid;
  const now = useServerNow(isUnpaid ? order.expire_ts : 0);
  const again = () => void reload();
  const watch = useOrderWatch(act, order_id, isUnpaid, again);
  const payment = usePayment(act, order_id, {
    go: (href) => intend('page.go', { href }),
    onChange: again,
  });
  const { failed_provider: failedProvider } = detail;
  const failure =
    failedProvider === '' ? '' : t('payFailed', { way: orderWords.in(locale)(wayKey(failedProvider)) });
  const [isClaimed, setClaimed] = useState(false);
  const havePaid = () => {
    setClaimed(true);
    watch.askAgain();
  };
  // What was chosen on the page before is begun once, and never where it is settled already.
  const isBegun = useRef(false);
  const { pay } = props;
  useEffect(() => {
    if (pay === '' || !providers.includes(pay) || isBegun.current) return;
    isBegun.current = true;
    void payment.begin(pay, false);
  }, [pay, providers, payment]);

  const cancel = async () => {
    const answer = await act(orderCancel, { order_id });
    const [text, tone] = answer.ok
      ? ([t('cancelled'), 'success'] as const)
      : ([answer.msg, 'error'] as const);
    intend('message.toast', { text, tone });
    await reload();
  };
  const askToCancel = () =>
    intend('message.ask', {
      title: t('cancelTitle'),
      content: t('cancelText'),
      confirmText: t('cancelYes'),
      cancelText: t('cancelNo'),
      danger: true,
      onConfirm: () => void cancel(),
    });
  const applyForRefund = async (reason: string): Promise<string> => {
    const answer = await act(orderRefundApply, { order_id, reason });
    if (!answer.ok) return answer.msg;
    intend('message.toast', {
      text: t(detail.refund_way === 'granted' ? 'refundStarted' : 'refundAsked'),
      tone: 'success',
    });
    await reload();
    return '';
  };
  const askForInvoice = async (invoice: InvoiceWritten): Promise<string> => {
    const answer = await act(orderInvoiceAsk, { order_id, ...invoice });
    if (!answer.ok) return answer.msg;
    intend('message.toast', { text: t('invoiceSent'), tone: 'success' });
    await reload();
    return '';
  };
  return (
    <>
      <Head
        id={id}
        order={order}
        providers={providers}
        first={pay}
        now={now}
        isBusy={payment.isBusy}
        fault={payment.fault || failure}
        pay={(provider) => void payment.begin(provider)}
        cancel={askToCancel}
        isSelling={can.selling}
        havePaid={watch.phase.name === 'resting' ? havePaid : undefined}
        t={t}
        locale={locale}
      />
      <Receipt id={id} order={order} buyer={detail.buyer} t={t} locale={locale} />
      <InvoiceSection id={id} invoice={detail.invoice} t={t} locale={locale} ask={askForInvoice} />
      <Refunds id={id} detail={detail} t={t} locale={locale} apply={applyForRefund} />
      <UnmountDelay of={isUnpaid ? payment.shown : undefined}>
        {(current) => (
          <PayBox
            payment={current}
            order={order}
            now={now}
            watch={watch.phase.name}
            isClaimed={isClaimed}
            havePaid={havePaid}
            close={payment.close}
            t={t}
            locale={locale}
          />
        )}
      </UnmountDelay>
    </>
  );
}
