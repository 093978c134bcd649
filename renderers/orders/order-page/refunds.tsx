/** The money back: asked for with a reason, and how far each request has come. */
import { useState } from 'react';
import type { OrderDetail } from '#features/order/index.ts';
import { formatMoment } from '#i18n/format-moment.ts';
import column from '#pieces/personal-list.module.css';
import { sayRefundRule } from '#pieces/refund-words.ts';
import type { Locale } from '#schemas/locale.ts';
import { formatMoney } from '#schemas/money.ts';
import type { OrderRefund } from '#schemas/order/order.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { UnmountDelay } from '#ui/unmount-delay.tsx';
import { RefundBox } from './refund-box.tsx';
import styles from './view.module.css';
import type { Say } from './words.ts';

const TONES: Readonly<Record<OrderRefund['state'], BadgeTone>> = {
  asked: 'warning',
  running: 'primary',
  done: 'success',
  refused: 'neutral',
  failed: 'error',
};

function Progress({ refund, t, locale }: { refund: OrderRefund; t: Say; locale: Locale }) {
  const { amount, reason, state, answer, asked_ts: askedAt, decided_ts: decidedAt } = refund;
  return (
    <li className={styles.refund}>
      <p className={column.line}>
        <span>{t('askedOn', { time: formatMoment(askedAt, locale), money: formatMoney(amount) })}</span>
        <Badge tone={TONES[state]}>{t(state)}</Badge>
      </p>
      {reason !== '' && <p className={styles.hint}>{t('yourReason', { text: reason })}</p>}
      {answer !== '' && <p>{t('answer', { text: answer })}</p>}
      {decidedAt > 0 && (
        <p className={styles.hint}>{t('decidedOn', { time: formatMoment(decidedAt, locale) })}</p>
      )}
    </li>
  );
}

/** As they stood beside the price: nobody asks without having read them again. */
function Terms({ terms, locale }: { terms: OrderDetail['refund_terms']; locale: Locale }) {
  return (
    <p className={styles.hint}>
      {sayRefundRule(terms, locale)}
      {locale === 'cn' ? '。' : '. '}
      {terms.terms}
    </p>
  );
}

interface RefundsProps {
  id: string;
  detail: OrderDetail;
  t: Say;
  locale: Locale;
  /** Answers what is wrong in words; empty where it was taken. */
  apply: (reason: string) => Promise<string>;
}

export function Refunds({ id, detail, t, locale, apply }: RefundsProps) {
  const { order, refunds } = detail;
  const [isOpen, setOpen] = useState(false);
  // Kept while the box is shut: nothing typed is lost.
  const [reason, setReason] = useState('');
  const isAsked = detail.refund_way !== 'none';
  const isGranted = detail.refund_way === 'granted';
  if (!isAsked && refunds.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={`${id}-refunds`}>
      <div className={column.line}>
        <h2 className={styles.heading} id={`${id}-refunds`}>
          {t('refunds')}
        </h2>
        {isAsked && (
          <Button size="s" onClick={() => setOpen(true)}>
            {t(isGranted ? 'takeRefund' : 'askRefund')}
          </Button>
        )}
      </div>
      {isAsked && <Terms terms={detail.refund_terms} locale={locale} />}
      {refunds.length > 0 && (
        <ol className={styles.refunds}>
          {refunds.map((refund) => (
            <Progress key={refund.asked_ts} refund={refund} t={t} locale={locale} />
          ))}
        </ol>
      )}
      <UnmountDelay of={isOpen || undefined}>
        {() => (
          <RefundBox
            id={id}
            money={formatMoney(order.amount - order.refunded)}
            isGranted={isGranted}
            reason={reason}
            change={setReason}
            apply={apply}
            close={() => setOpen(false)}
            t={t}
          />
        )}
      </UnmountDelay>
    </section>
  );
}
