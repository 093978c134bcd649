/** What it comes to, on which terms, and the one button. */
import type { PurchaseNotice, PurchasePhase, Quote } from '#features/order/index.ts';
import { PriceLines } from '#pieces/price-lines.tsx';
import { sayRefundRule } from '#pieces/refund-words.ts';
import type { Locale } from '#schemas/locale.ts';
import { formatMoney } from '#schemas/money.ts';
import { pathTo } from '#schemas/paths.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { actionOf } from './action-of.ts';
import styles from './view.module.css';
import type { Say } from './words.ts';

interface SummaryProps {
  id: string;
  quote: Quote;
  phase: PurchasePhase;
  notice: PurchaseNotice | undefined;
  submit: () => void;
  t: Say;
  locale: Locale;
}

/** What has changed, where it is not said beside a choice. */
function noticeOf({ quote, phase, notice, t }: SummaryProps): string {
  if (phase.name === 'refused') return phase.code === 'already-bought' ? t('owned') : phase.text;
  if (phase.name === 'quoting') return '';
  if (phase.name === 'ordering' && phase.again > 0) return t('sentAgain');
  switch (notice?.of) {
    case 'price':
      return notice.before === quote.amount
        ? t('changed')
        : t('priceChanged', { before: formatMoney(notice.before), now: formatMoney(quote.amount) });
    case 'sold-out':
      return quote.skus.length < 2 ? t('soldOutNow') : '';
    case 'changed':
      return t('changed');
    case 'failed':
      return notice.text || t('failed');
    default:
      return '';
  }
}

function linesOf({ price, discount, amount }: Quote, t: Say) {
  return [
    { name: t('price'), fen: price },
    ...(discount > 0 ? [{ name: t('discount'), fen: discount, isOff: true }] : []),
    { name: t('toPay'), fen: amount, isSum: true },
  ];
}

function Terms({ quote, t, locale }: Pick<SummaryProps, 'quote' | 't' | 'locale'>) {
  const moment = useMoment(locale);
  const { refund, offer_end_ts: end, price } = quote;
  if (price === 0) return null;
  return (
    <ul className={styles.terms}>
      {end > 0 && (
        <li>
          <Icon name="clock" size={16} />
          {t('offerEnds', { time: moment(end) })}
        </li>
      )}
      <li>
        <Icon name="shield" size={16} />
        <span>
          {sayRefundRule(refund, locale)}
          {refund.terms !== '' && <span className={styles.note}>{refund.terms}</span>}
        </span>
      </li>
    </ul>
  );
}

export function Summary(props: SummaryProps) {
  const { id, quote, phase, submit, t, locale } = props;
  const { action, href, isEnabled } = actionOf(quote, phase);
  const isBusy = phase.name === 'ordering' || phase.name === 'leaving';
  const isPricing = phase.name === 'quoting';
  const label = action === 'buy' ? t('buy', { money: formatMoney(quote.amount) }) : t(action);
  const buttonProps = { tone: 'primary', size: 'l', block: true, 'data-action': action } as const;
  return (
    <section className={styles.summary} aria-labelledby={`${id}-sum`}>
      <h2 className={styles.legend} id={`${id}-sum`}>
        {t('sum')}
      </h2>
      <div aria-busy={isPricing ? true : undefined} className={styles.sums} aria-live="polite">
        <PriceLines lines={linesOf(quote, t)} />
      </div>
      <p className={styles.notice} role="alert">
        {noticeOf(props)}
      </p>
      {href === undefined ? (
        <Button {...buttonProps} busy={isBusy} unavailable={!isEnabled || isPricing} onClick={submit}>
          {label}
        </Button>
      ) : (
        <Button {...buttonProps} href={href}>
          {label}
        </Button>
      )}
      <Terms quote={quote} t={t} locale={locale} />
      {quote.amount > 0 && (
        <p className={styles.agree}>
          {t('agree')}{' '}
          <Link href={pathTo('agreement', { name: 'charge' })} newTab>
            {t('terms')}
          </Link>
        </p>
      )}
    </section>
  );
}
