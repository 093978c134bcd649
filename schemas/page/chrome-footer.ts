/** Reads footer data and filing facts into the footer's nodes (D33, M92-M98). */
import type { Locale } from '../locale.ts';
import { safeImageUrl, safeUrl } from '../address/safe-url.ts';
import type { Boot } from '../shop/boot.ts';
import type { Capabilities } from '../shop/capabilities.ts';
import type { Footer } from '../shop/footer.ts';
import type { ChromePlace } from './chrome-place.ts';
import type { FooterContactProps, FooterRecordProps } from './chrome-props.ts';
import { readNavItems } from './chrome-navbar.ts';
import type { ReadyNode } from './ready.ts';
import { COMPLAINT_PAGE } from './shop-contact.ts';
import { readText } from './text.ts';

type FooterData = Footer['data'];

function readContact(data: FooterData, locale: Locale, { origin }: ChromePlace): FooterContactProps {
  const qr = data.show_wechat === 1 ? safeImageUrl(data.wechat_img) : undefined;
  const microblog = data.show_sina === 1 ? safeUrl(data.sina_url) : undefined;
  const qq = data.show_qq === 1 ? safeUrl(data.qq_url) : undefined;
  const text1 = readText(data.text1, locale);
  const text2 = readText(data.text2, locale);
  return {
    ...(qr === undefined ? {} : { qr_image: qr }),
    ...(data.show_shop_code === 1 ? { shop_url: `${origin}/` } : {}),
    ...(microblog === undefined ? {} : { microblog_url: microblog }),
    ...(qq === undefined ? {} : { qq_url: qq }),
    ...(text1 === '' ? {} : { text1 }),
    ...(text2 === '' ? {} : { text2 }),
  };
}

/** M92, M93: the merchant's own block; a template code nobody knows is read as template1. */
function templateNode(footer: Footer, locale: Locale, place: ChromePlace): ReadyNode[] {
  if (footer.template_code === 'template2') {
    const props = readContact(footer.data, locale, place);
    return Object.keys(props).length > 0
      ? [{ id: 'chrome-footer-contact', kind: 'footer-contact', props }]
      : [];
  }
  const items = readNavItems(footer.data.nav_lists ?? [], locale);
  return items.length > 0 ? [{ id: 'chrome-footer-links', kind: 'footer-links', props: { items } }] : [];
}

/** M97: the product-company variant. */
function companyNode(footer: Footer, locale: Locale): ReadyNode[] {
  const { company } = footer;
  if (company === undefined) return [];
  const props = {
    phone: company.phone,
    hours: readText(company.hours, locale),
    addresses: company.addresses
      .map((address) => readText(address, locale))
      .filter((address) => address !== ''),
  };
  return [{ id: 'chrome-footer-company', kind: 'footer-company', props }];
}

/** M94-M96: filing, police record, licence, copyright, complaint and support line; stands in every footer. */
function readRecord(boot: Boot, locale: Locale, can: Capabilities, year: number): FooterRecordProps {
  const { info, footer } = boot;
  const policeUrl = safeUrl(info.gwab_link);
  const licenceUrl = safeUrl(info.gswj_link);
  const supportUrl = safeUrl(info.support_url);
  const copyright =
    readText(footer?.data.copyright, locale) || `© ${String(year)} ${readText(info.base.shop_name, locale)}`;
  return {
    copyright,
    ...(info.pc.record === '' ? {} : { filing: info.pc.record }),
    ...(info.gwab_code === ''
      ? {}
      : { police: { code: info.gwab_code, ...(policeUrl === undefined ? {} : { url: policeUrl }) } }),
    ...(licenceUrl === undefined ? {} : { licence_url: licenceUrl }),
    complaint_url: safeUrl(info.complaint_url) ?? COMPLAINT_PAGE,
    support: can.supportLine,
    ...(supportUrl === undefined ? {} : { support_url: supportUrl }),
  };
}

export function readFooter(boot: Boot, locale: Locale, can: Capabilities, place: ChromePlace): ReadyNode[] {
  const { footer } = boot;
  return [
    ...(footer === undefined ? [] : [...templateNode(footer, locale, place), ...companyNode(footer, locale)]),
    { id: 'chrome-footer-record', kind: 'footer-record', props: readRecord(boot, locale, can, place.year) },
  ];
}

/** M98: the operations school's own footer, on its login page only. */
export function readLoginFooter(boot: Boot, locale: Locale, can: Capabilities): ReadyNode[] {
  const operation = boot.footer?.operation;
  if (can.loginFooter !== 'operations' || operation === undefined) return [];
  const props = { text: readText(operation.text, locale), copyright: readText(operation.copyright, locale) };
  return [{ id: 'chrome-footer-operation', kind: 'footer-operation', props }];
}
