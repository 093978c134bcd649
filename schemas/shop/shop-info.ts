/** Wire shape of shop info (spec 3, M73) and readShop, which turns its numbers and flags into words. */
import { Type, type Static } from 'typebox';
import { MarqueeRecordSchema } from './marquee.ts';
import { variantOf, type Shop } from './variant.ts';
import { COLOR_PATTERN } from '../page/fragments.ts';

const Flag = Type.Integer({ minimum: 0, maximum: 1 });
const Str = (max = 200) => Type.String({ maxLength: max });
const LocaleStr = Type.Union([Str(300), Type.Object({ cn: Str(300), en: Str(300) })]);

const PAGE_BACKGROUND = new RegExp(COLOR_PATTERN);

/** What rules of a finished lesson may be set to: percent, and seconds with a text. */
export const FINISH_LIMITS = { percent: { min: 1, max: 100 }, seconds: { min: 5, max: 86_400 } } as const;

const within = ({ min, max }: { min: number; max: number }) => Type.Integer({ minimum: min, maximum: max });

export const ShopInfoSchema = Type.Object({
  app_id: Str(32),
  base: Type.Object({ shop_name: LocaleStr }),
  pc: Type.Object({ pc_shop_logo: Str(2048), record: Str(100) }),
  gwab_code: Str(100),
  gwab_link: Str(2048),
  gswj_link: Str(2048),
  seo: Type.Object({ default_seo_title: LocaleStr, default_seo_description: LocaleStr }),
  version_type: Type.Integer(),
  shop_type: Type.Integer(),
  status: Type.Object({ is_sealed: Flag }),
  domain: Type.Object({ h5_url: Str(2048) }),
  is_web_sdk: Flag,
  wx_info: Type.Object({ app_id: Str(64), name: Str(64) }),
  isQwShop: Type.Boolean(),
  isTxShop: Type.Boolean(),
  isOperationSchool: Type.Boolean(),
  is_closed: Flag,
  is_no_login: Flag,
  /** '0' turns password login off; anything else leaves it on (M124). */
  login_by_password_enabled: Str(8),
  /** detail.version: 1 is a valid shop, anything else is expired (D15). */
  expiry_version: Type.Integer(),
  is_gray_page: Flag,
  gray_flag: Flag,
  only_mobile: Flag,
  page_mp_bgcolor: Str(16),
  entry_mode: Type.Union([Type.Literal(1), Type.Literal(2)]),
  tasks_enabled: Flag,
  is_hide_support: Flag,
  complaint_url: Str(2048),
  /** Where the technical-support line of the footer leads; without it the line is words alone (M96). */
  support_url: Type.Optional(Str(2048)),
  /** End of the paid time, `YYYY-MM-DD HH:mm:ss`; absent where there is none (D9). */
  expire_at: Type.Optional(Str(32)),
  /** 1 where printing and copying are off (D18). */
  is_print_protected: Type.Optional(Flag),
  /** When a phone must be bound: 0 never, 1 after login, 2 before studying (D41). */
  need_bind_phone: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
  /** 1 where a phone can log in only after an account of WeChat or QQ was scanned and bound to it (M277). */
  need_bind_scan: Type.Optional(Flag),
  /** Ways to log in (M123, M195); all on where absent. `wework` counts where the shop is one of enterprise messaging. */
  login_ways: Type.Optional(
    Type.Object({
      verify_code: Flag,
      phone_password: Flag,
      wx: Flag,
      qq: Flag,
      wework: Type.Optional(Flag),
      /** Other companies the installation has, by name: 0 turns one off. */
      others: Type.Optional(Type.Record(Type.String({ pattern: '^[a-z][a-z0-9]{0,29}$' }), Flag)),
    }),
  ),
  /** What some shops must say beside a login, with agreements of their own (M130, D65). */
  legal_notice: Type.Optional(
    Type.Object({
      text: LocaleStr,
      links: Type.Array(Type.Object({ title: LocaleStr, url: Str(2048) }), { maxItems: 8 }),
    }),
  ),
  /** 2 where the shop wants an image in place of the slide, 3 another company's where the installation has it (D50). */
  captcha_type: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
  /** Area codes SMS may go to, without plus; every one where absent (SMS pumping). */
  sms_areas: Type.Optional(Type.Array(Str(4), { maxItems: 300 })),
  /** 1 where the shop looks at comments before others see them (D88). */
  comment_review: Type.Optional(Flag),
  /** 1 where only who may study a good may comment on it (D88). */
  comment_learners_only: Type.Optional(Flag),
  /** 1 where learners rate goods with stars. */
  goods_rating: Type.Optional(Flag),
  /** 1 where a recording may be jumped in only after it was studied once (D81). */
  is_fast_forward_limited: Type.Optional(Flag),
  /** 1 where a recording or film counts only while its page is seen; without it, whenever it plays (ADR-352). */
  is_hidden_study_uncounted: Type.Optional(Flag),
  /** Who watches, in moving words over films (D105). */
  marquee: Type.Optional(MarqueeRecordSchema),
  /** When a lesson is finished (D81): percent of a text or seconds with it, percent of a recording; see finish-rule.ts. */
  finish_text_percent: Type.Optional(within(FINISH_LIMITS.percent)),
  finish_text_seconds: Type.Optional(within(FINISH_LIMITS.seconds)),
  finish_played_percent: Type.Optional(within(FINISH_LIMITS.percent)),
  /** 1 where the shop gives no invoices (发票); without it every paid order may have one. */
  is_invoice_off: Type.Optional(Flag),
  /** 1 where the shop takes no requests for money back beyond its own terms (D132). */
  is_refund_request_off: Type.Optional(Flag),
  /** 0 for an enterprise school that has not been authenticated; absent means authenticated (D107). */
  is_enterprise_auth: Type.Optional(Flag),
});
export type ShopInfo = Static<typeof ShopInfoSchema>;

/** What the rest of the product knows of a shop: no wire number passes this line. */
export function readShop(info: ShopInfo): Shop {
  return variantOf(info);
}

/** Area codes to which SMS codes may be sent, without plus; undefined allows all. */
export function smsAreas(info: ShopInfo): readonly string[] | undefined {
  return info.sms_areas;
}

/** What the shop shows beside a login, with its own agreements (M130, D65). */
export function legalNotice(info: ShopInfo): ShopInfo['legal_notice'] {
  return info.legal_notice;
}

/** The background the shop lays under all its pages; anything but a colour is none (M66). */
export function pageBackground(info: ShopInfo): string | undefined {
  return PAGE_BACKGROUND.test(info.page_mp_bgcolor) ? info.page_mp_bgcolor : undefined;
}
