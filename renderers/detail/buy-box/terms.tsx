/** What one gets for the price, beside it: refunds, how long it stays open, and who studies it for nothing. */
import type { DetailLimits, SkuOffer } from '#schemas/content/detail.ts';
import type { Locale } from '#schemas/locale.ts';
import type { RefundTerms } from '#schemas/order/refund-rule.ts';
import { sayRefundRule } from '#pieces/refund-words.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import type { Say } from './say.ts';
import styles from './view.module.css';

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

export function Terms(props: TermsProps) {
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
