/** What its people set of a shop at the desk: facts, legal texts, and how learners sign in. Read from and written to its record. */
import { Type, type Static } from 'typebox';
import { readText, TextSchema, type Text } from '../page/text.ts';
import type { ShopInfo } from './shop-info.ts';

const LINE_MAX = 100;
const TEXT_MAX = 300;
const Line = Type.String({ maxLength: LINE_MAX });
/** A web address, a path of the shop's own, or empty. */
const Address = Type.String({ maxLength: 2048, pattern: '^(?:https?://[^\\s]+|/[^/\\s][^\\s]*|)$' });
const Switch = Type.Boolean();

export const ShopSettingsSchema = Type.Object(
  {
    name: TextSchema({ min: 1, max: TEXT_MAX }),
    logo: Address,
    /** Number of the ICP filing (ICP 备案号). */
    record: Line,
    /** Number and address of the public security filing (公网安备). */
    gwab_code: Line,
    gwab_link: Address,
    /** Address of the business licence (工商执照). */
    gswj_link: Address,
    support_url: Address,
    complaint_url: Address,
    seo_title: TextSchema({ max: TEXT_MAX }),
    seo_description: TextSchema({ max: TEXT_MAX }),
    /** Said beside a login, with agreements of the shop's own (M130, D65). */
    legal_text: TextSchema({ max: TEXT_MAX }),
    legal_links: Type.Array(
      Type.Object({
        title: TextSchema({ min: 1, max: TEXT_MAX }),
        url: Type.String({ maxLength: 2048, pattern: '^(?:https?://[^\\s]+|/[^/\\s][^\\s]*)$' }),
      }),
      { maxItems: 8 },
    ),
    reviews_comments: Switch,
    only_learners_comment: Switch,
    takes_ratings: Switch,
    gives_invoices: Switch,
    takes_refund_requests: Switch,
    print_protected: Switch,
    login_password: Switch,
    login_code: Switch,
    login_wx: Switch,
    login_qq: Switch,
    login_wework: Switch,
    /** See `need_bind_phone` of the shop's record (D41). */
    bind_phone: Type.Integer({ minimum: 0, maximum: 2 }),
    bind_scan: Switch,
    /** See `captcha_type` of the shop's record (D50). */
    captcha: Type.Integer({ minimum: 1, maximum: 3 }),
    /** Area codes codes are sent to; every one where it is empty. */
    code_areas: Type.Array(Type.String({ pattern: '^[1-9]\\d{0,3}$' }), { maxItems: 300 }),
  },
  { additionalProperties: false },
);
export type ShopSettings = Static<typeof ShopSettingsSchema>;

/** What an emptied field becomes. */
export const EMPTY_SETTINGS: ShopSettings = {
  name: '',
  logo: '',
  record: '',
  gwab_code: '',
  gwab_link: '',
  gswj_link: '',
  support_url: '',
  complaint_url: '',
  seo_title: '',
  seo_description: '',
  legal_text: '',
  legal_links: [],
  reviews_comments: false,
  only_learners_comment: false,
  takes_ratings: false,
  gives_invoices: false,
  takes_refund_requests: false,
  print_protected: false,
  login_password: false,
  login_code: false,
  login_wx: false,
  login_qq: false,
  login_wework: false,
  bind_phone: 0,
  bind_scan: false,
  captcha: 1,
  code_areas: [],
};

const WAYS_ON = { verify_code: 1, phone_password: 1, wx: 1, qq: 1 } as const;
const flag = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0);
const isOn = (value: number | undefined): boolean => value === 1;

/** As the record has texts: one for both languages, or one each. */
const toWireText = (text: Text): ShopInfo['base']['shop_name'] =>
  typeof text === 'string' ? text : { cn: readText(text, 'cn'), en: readText(text, 'en') };

/** What the record says now. */
export function settingsOf(info: ShopInfo): ShopSettings {
  const { pc, seo, legal_notice: legal } = info;
  const ways = { ...WAYS_ON, ...info.login_ways };
  return {
    name: info.base.shop_name,
    logo: pc.pc_shop_logo,
    record: pc.record,
    gwab_code: info.gwab_code,
    gwab_link: info.gwab_link,
    gswj_link: info.gswj_link,
    support_url: info.support_url ?? '',
    complaint_url: info.complaint_url,
    seo_title: seo.default_seo_title,
    seo_description: seo.default_seo_description,
    legal_text: legal?.text ?? '',
    legal_links: [...(legal?.links ?? [])],
    reviews_comments: isOn(info.comment_review),
    only_learners_comment: isOn(info.comment_learners_only),
    takes_ratings: isOn(info.goods_rating),
    gives_invoices: !isOn(info.is_invoice_off),
    takes_refund_requests: !isOn(info.is_refund_request_off),
    print_protected: isOn(info.is_print_protected),
    login_password: info.login_by_password_enabled !== '0' && isOn(ways.phone_password),
    login_code: isOn(ways.verify_code),
    login_wx: isOn(ways.wx),
    login_qq: isOn(ways.qq),
    login_wework: isOn(ways.wework ?? 1),
    bind_phone: info.need_bind_phone ?? 0,
    bind_scan: isOn(info.need_bind_scan),
    captcha: info.captcha_type ?? EMPTY_SETTINGS.captcha,
    code_areas: [...(info.sms_areas ?? [])],
  };
}

/** The part of the record that says how learners sign in. */
function loginOf(settings: ShopSettings, info: ShopInfo): Partial<ShopInfo> {
  return {
    login_by_password_enabled: settings.login_password ? '1' : '0',
    login_ways: {
      ...info.login_ways,
      verify_code: flag(settings.login_code),
      phone_password: flag(settings.login_password),
      wx: flag(settings.login_wx),
      qq: flag(settings.login_qq),
      wework: flag(settings.login_wework),
    },
    need_bind_phone: settings.bind_phone,
    need_bind_scan: flag(settings.bind_scan),
    captcha_type: settings.captcha,
  };
}

/** The record with these settings in it; what is no setting stays as it was. */
export function withSettings(info: ShopInfo, settings: ShopSettings): ShopInfo {
  const { legal_notice: _legal, sms_areas: _areas, ...others } = info;
  const links = settings.legal_links.map(({ title, url }) => ({ title: toWireText(title), url }));
  const hasLegal = readText(settings.legal_text, 'cn') !== '' || links.length > 0;
  return {
    ...others,
    ...loginOf(settings, info),
    base: { ...info.base, shop_name: toWireText(settings.name) },
    pc: { ...info.pc, pc_shop_logo: settings.logo, record: settings.record },
    gwab_code: settings.gwab_code,
    gwab_link: settings.gwab_link,
    gswj_link: settings.gswj_link,
    support_url: settings.support_url,
    complaint_url: settings.complaint_url,
    seo: {
      ...info.seo,
      default_seo_title: toWireText(settings.seo_title),
      default_seo_description: toWireText(settings.seo_description),
    },
    ...(hasLegal ? { legal_notice: { text: toWireText(settings.legal_text), links } } : {}),
    ...(settings.code_areas.length > 0 ? { sms_areas: settings.code_areas } : {}),
    comment_review: flag(settings.reviews_comments),
    comment_learners_only: flag(settings.only_learners_comment),
    goods_rating: flag(settings.takes_ratings),
    is_invoice_off: flag(!settings.gives_invoices),
    is_refund_request_off: flag(!settings.takes_refund_requests),
    is_print_protected: flag(settings.print_protected),
  };
}

/** Ways to sign in, of which one has to be on. */
export const LOGIN_SWITCHES = [
  'login_password',
  'login_code',
  'login_wx',
  'login_qq',
  'login_wework',
] as const satisfies readonly (keyof ShopSettings)[];
