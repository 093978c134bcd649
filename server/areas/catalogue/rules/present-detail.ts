/** A good as one person may have it: prices, what they may do, how far they are, and what they may play (D67). */
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { goodsDetailGet } from '#schemas/api/catalogue/goods.ts';
import { displayOf } from '#schemas/content/display-state.ts';
import { ANY_NUMBER } from '#schemas/content/coupon.ts';
import { NO_PRICE } from '#schemas/content/detail.ts';
import { isFree, PAY_STATE } from '#schemas/content/goods-state.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Marquee } from '#schemas/shop/marquee.ts';
import { msOf } from '#schemas/time.ts';
import { presentAccess, type Access } from '#server/areas/access/area.ts';
import type { MediaLinks } from '#server/areas/media/area.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import type { Captions } from '../tables/details.ts';
import type { SkuRow } from '../store/sku-rows.ts';
import { presentLimits, presentLive, presentNames } from './detail.ts';
import { presentLearn, type ProgressMap } from './learn.ts';
import { mediaFor, trialOf } from './media.ts';
import { lessonsIn } from './outline.ts';
import type { Detail } from './read-detail.ts';
import { leftOf } from './skus.ts';
import { tabsOf } from './tabs.ts';

type DetailData = DataOf<typeof goodsDetailGet>;

/** Of shops abroad: nothing is loaded before it is wanted until a shop turns it on (M237). */
const PREHEAT = { enabled: 0, threshold_s: 10, threshold_pct: 30 };

const momentOf = (ts: number) => (ts === 0 ? '' : shopTime(msOf(ts)));
const flag = (yes: boolean) => (yes ? 1 : 0);

/** All variants together; one of any number makes it any number. */
function stockOfAll(skus: readonly SkuRow[]): number {
  const left = skus.map(leftOf);
  return left.some((one) => one === undefined)
    ? ANY_NUMBER
    : left.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

interface DetailContext {
  access: Access;
  progressMap: ProgressMap;
  locale: Locale;
  /** What they may fetch of it. */
  links: MediaLinks<Captions> | undefined;
  /** Over a film of theirs. */
  marquee: Marquee | undefined;
  /** Whether the shop takes orders now (D116). */
  isSelling: boolean;
}

export function presentDetail(
  read: Detail,
  { access, progressMap, locale, links, marquee, isSelling }: DetailContext,
): DetailData {
  const { goods, soldGood, saleState, detail, outline, now } = read;
  // Whoever may buy what is sold to members alone is a member.
  const offer = access.can_buy ? soldGood.memberOffer : soldGood.offer;
  const { hasStarted, learn } = presentLearn(goods.id, { lessons: lessonsIn(outline), progressMap, locale });
  const preview = trialOf(saleState, read.media);
  const isPreviewUsed =
    !access.can_study && typeof preview === 'object' && learn.last_position >= preview.seconds;
  const limits = presentLimits(soldGood.limits, soldGood.goods);
  const live = presentLive(goods, detail);
  const media = mediaFor(read.media, { canStudy: access.can_study, preview, locale, links, marquee });
  const accessOfViewer = presentAccess(access);
  return {
    goods: {
      ...presentNames(goods, locale),
      sale_status: flag(
        isSelling &&
          goods.state !== 'off' &&
          (offer.pay_state === PAY_STATE.free || offer.pay_state === PAY_STATE.unpaid),
      ),
      state: goods.state,
      is_free: flag(isFree(soldGood.goods)),
      is_public: flag(goods.state === 'on' && !limits.is_designated),
      have_password: flag(limits.have_password),
      teacher: read.teachers,
      student_count: goods.student_count,
      tags: goods.tags,
    },
    price: {
      default: { price: offer.price, line_price: offer.line_price, label: offer.label },
      single: {
        price: saleState.isSoldAlone && saleState.holders.length > 0 ? offer.price : NO_PRICE,
      },
    },
    pay_state: offer.pay_state,
    marketing: {
      ...offer.marketing,
      start_at: momentOf(offer.marketing.start_ts),
      end_at: momentOf(offer.marketing.end_ts),
      stock: stockOfAll(soldGood.skus),
    },
    live,
    access: accessOfViewer,
    is_purchased: flag(access.is_own),
    is_preview_used: flag(isPreviewUsed),
    display: displayOf(
      {
        state: goods.state,
        offer,
        limits,
        live,
        isSelling,
        viewer: { access: accessOfViewer, isOwn: access.is_own, hasStarted, isPreviewUsed },
      },
      now,
    ),
    ...(media === undefined ? {} : { media }),
    catalogue_count: lessonsIn(outline).length,
    learn,
    tabs: tabsOf(read),
    preheat: PREHEAT,
    server_time: shopTime(msOf(now)),
    server_ts: now,
  };
}
