/** Draws the member card: the same for everybody until it is known who looks; then members are greeted as such. */
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import { PAY_STATE } from '#schemas/content/goods-state.ts';
import type { Locale } from '#schemas/locale.ts';
import { LINK_NAMES, resolveLink, type LinkTarget } from '#schemas/page/link.ts';
import { defineView, type FallbackProps } from '#engine/define-view.ts';
import { useViewer } from '#engine/provider.tsx';
import { useSuperVipUrl } from '#features/account/use-super-vip.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { Band } from '#ui/band.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { FailedBand } from '#ui/failed-band.tsx';
import { goodsHref } from '#pieces/goods-href.ts';
import { Icon } from '#ui/icon.tsx';
import { Price } from '#ui/price.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

type Say = Translate<WordKeys<typeof words>>;

const ON_SALE: ReadonlySet<number> = new Set([PAY_STATE.free, PAY_STATE.unpaid]);

/** Whether whoever looks has what the card offers: super VIP of the shop, or the owner of this very membership. */
function useIsMember(goodsId: string): boolean {
  const viewer = useViewer();
  if (viewer.status !== 'in') return false;
  return viewer.user.svip || (goodsId !== '' && viewer.user.bought.includes(goodsId));
}

/** The page of the membership the server tells of (M158). */
function pageOf(url: string | undefined): LinkTarget | undefined {
  return url ? resolveLink({ link_type: LINK_NAMES.indexOf('url'), link_url: url }) : undefined;
}

function Cost({
  card,
  unit,
  locale,
  t,
}: {
  card: GoodsCard;
  unit: string | undefined;
  locale: Locale;
  t: Say;
}) {
  return (
    <p className={styles.cost}>
      <Price fen={card.price} lineFen={card.line_price} locale={locale} size="l" tone="plain" />
      {unit && <span className={styles.unit}>{t('per', { unit })}</span>}
    </p>
  );
}

function WayIn({ label, target }: { label: string; target: LinkTarget | undefined }) {
  if (target === undefined) return null;
  return (
    <Button tone="primary" size="l" target={target} className={styles.button}>
      {label}
    </Button>
  );
}

function Loading({ root }: FallbackProps) {
  return (
    <Band {...root} as="div">
      <div aria-busy="true">
        <Skeleton shape="block" ratio="5 / 1" />
      </div>
    </Band>
  );
}

export default defineView(
  definition,
  words,
  function MemberCard({ root, id, props, data, t, locale, can }) {
    const isMember = useIsMember(props.goods_id);
    const membership = pageOf(useSuperVipUrl());
    const card = data.goods.lists[0]?.[0];
    const own =
      card === undefined
        ? undefined
        : { href: goodsHref(card), external: false, newTab: false, login: false };
    const isOffered = can.selling && (card === undefined || ON_SALE.has(card.pay_state));
    const headId = `${id}-title`;
    return (
      <Band {...root} as="section" aria-labelledby={headId}>
        <div className={cx(styles.card, styles[props.look])} data-member={isMember ? '' : undefined}>
          <div className={styles.offer}>
            <span className={styles.sign}>
              <Icon name="member" size={24} />
            </span>
            <h2 className={styles.title} id={headId}>
              {props.title}
            </h2>
            {props.subtitle && <p className={styles.subtitle}>{props.subtitle}</p>}
            <div className={styles.deal}>
              {isMember ? (
                <>
                  <p className={styles.member} role="status">
                    <Icon name="success" size={20} />
                    {props.member_text || t('member')}
                  </p>
                  {props.member_button && (
                    <WayIn
                      label={props.member_button}
                      target={resolveLink(props.member_link) ?? membership}
                    />
                  )}
                </>
              ) : (
                <>
                  {card !== undefined && can.prices && (
                    <Cost card={card} unit={props.unit} locale={locale} t={t} />
                  )}
                  {isOffered && (
                    <WayIn label={props.button || t('join')} target={resolveLink(props.link) ?? own} />
                  )}
                </>
              )}
            </div>
          </div>
          <ul className={styles.benefits} aria-label={t('benefits')}>
            {props.benefits.map((benefit, index) => (
              <li key={index} className={styles.benefit}>
                <Icon name="check" size={20} className={styles.tick} />
                <div className={styles.words}>
                  <p className={styles.name}>{benefit.title}</p>
                  {benefit.text && <p className={styles.text}>{benefit.text}</p>}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Band>
    );
  },
  { Loading, Failure: FailedBand },
);
